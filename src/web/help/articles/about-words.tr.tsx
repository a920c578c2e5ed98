import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { SERVICE } from '../facts/words.ts';
import type * as source from './about-words.tsx';

import facts from '../facts/fact-list.module.css';
import styles from './about.module.css';

const PRINCIPLES = [
  { name: 'Sadelik', meaning: 'Seçin, ödeyin, kurun. Gerisiyle sizi uğraştırmıyoruz.' },
  {
    name: 'Güvenilirlik',
    meaning:
      'Ödenmiş bir sipariş ya çalışan bir eSIM ile ya da paranızın iadesiyle sonuçlanır. İkisinin arası yoktur.',
  },
  {
    name: 'Yenilik',
    meaning:
      'Telefonlar size bir adım kazandıran yeni bir şey öğrendiğinde onu kullanırız. Tek dokunuşla kurulum bunlardan biri.',
  },
  {
    name: 'Şeffaflık',
    meaning:
      'Her paketin sayfasında sonuçta ne ödeyeceğiniz yazar. Paketin ne kadar hızlı olduğunu ve günlerinin ne zaman başladığını belirtiriz. Bilmediğimiz bir şey varsa onu da söyleriz.',
  },
  {
    name: 'Müşteri odaklılık',
    meaning: 'Günün her saati, siparişinizi görebilen ve gereğini yapabilen insanlara yazarsınız.',
  },
  {
    name: 'Özgürlük',
    meaning:
      'Burada üyelik şart değil. Hiçbir paket kendiliğinden yenilenmez, sizi bağlamaz. Kendi SIM kartınız telefonunuzda kalır.',
  },
] as const;

export const aboutSections: typeof source.aboutSections = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'overview',
    title: 'Kısaca şirketimiz',
    body: (
      <>
        <p>
          {brand}, 200’den fazla ülkede, tek ülkelik ve bölgesel paketlerle ön ödemeli seyahat internetini
          eSIM olarak satar. Bir paket seçer, bir kez öder ve zaten yanınızda olan telefona kurarsınız. Mağaza
          tezgâhı, plastik kart ve abonelik sözleşmesi yoktur.
        </p>
        <p>
          Müşterilerimiz, indiğinde haritası çalışsın isteyen gezginler ve yurt dışına çalışan gönderip bunun
          kaça mal olacağını baştan bilmek isteyen şirketlerdir.
        </p>
      </>
    ),
  },
  {
    id: 'mission',
    title: 'Misyonumuz',
    body: (
      <p>
        Yurt dışında internete girmeyi evdeki kadar sıradan bir şey yapmak istiyoruz. Bunun için ödemeden önce
        görebileceğiniz bir fiyat, havalimanında yorgun birinin bile tamamlayabileceği bir kurulum ve bir şey
        ters gittiğinde gerçek insanlardan gelen destek gerekir.
      </p>
    ),
  },
  {
    id: 'background',
    title: 'Nasıl başladık?',
    body: (
      <p>
        {legalName} 2025’te kuruldu. Her şey basit bir sıkıntıyla başladı. Telefonlar her şeyi yapabiliyordu,
        ama yeni bir ülkedeki ilk saat yine şebeke, SIM satan bir büfe ya da Wi-Fi şifresi aramakla geçiyordu.
        Telefonlar eSIM’i desteklemeye başlamıştı, ama eSIM satın almak hâlâ karmaşıktı. Biz de bunun bir
        dakika sürdüğü bir mağaza kurduk.
      </p>
    ),
  },
  {
    id: 'operations',
    title: 'Nasıl çalışıyoruz?',
    body: (
      <>
        <p>
          Kendi mobil şebekemiz yok. Anlaşmaları dünyanın her yerindeki yerel şebekelere uzanan bir toptan
          satış ortağından internet alıyor, bunu süresi ve fiyatı belli paketler hâlinde satıyoruz.
          Telefonunuz da orada yaşayanlarla aynı baz istasyonlarını kullanıyor.
        </p>
        <p>
          Ödemenizden sonra siparişiniz doğrudan ortağımıza iletilir. eSIM’iniz, QR kodu ve etkinleştirme
          kodlarıyla birlikte e‑postanıza ve kendi sayfasına gelir. Teslim edemezsek sizin istemenize gerek
          kalmadan paranızın tamamını iade ederiz.
        </p>
        <p>
          Ödemenizi ödeme kuruluşları işler, kart numaraları bizim sistemlerimizden hiç geçmez. Neleri ne
          kadar süre sakladığımız <Link to={paths.privacy()}>gizlilik politikamızda</Link> yazar.
        </p>
      </>
    ),
  },
  {
    id: 'corporate-details',
    title: 'Şirket bilgileri',
    body: (
      <dl className={facts['facts']}>
        <div>
          <dt>Ticari unvan</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>Kuruluş</dt>
          <dd>2025</dd>
        </div>
        <div>
          <dt>Şirketin türü</dt>
          <dd>Amerika Birleşik Devletleri merkezli eSIM işletmecisi</dd>
        </div>
        {legalAddress && (
          <div>
            <dt>Adres</dt>
            <dd>{legalAddress}</dd>
          </div>
        )}
        <div>
          <dt>Marka</dt>
          <dd>{brand}</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'principles',
    title: 'Temel ilkelerimiz',
    body: (
      <dl className={styles['principles']}>
        {PRINCIPLES.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'contact',
    title: 'İletişim',
    body: (
      <>
        <p>
          Paketler ve siparişler hakkında <EmailLink to={supportEmail} /> adresine yazın. E‑postaları günün
          her saati okuyoruz. Canlı sohbetin saatlerini <Link to={paths.support()}>destek sayfasında</Link>{' '}
          bulabilirsiniz.
        </p>
        <p>
          Bir ekip veya şirket için eSIM’e mi ihtiyacınız var?{' '}
          <Link to={paths.businessContact()}>Kurumsal sayfadan</Link> bize yazın, {SERVICE.businessReply}{' '}
          yanıt verelim.
        </p>
      </>
    ),
  },
];
