import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './privacy-of-data-words.tsx';
import { STORED_DATA } from './privacy-retention-words.ts';
import { retentionWords } from './words.ts';

import styles from './privacy-of-data.module.css';

export const privacyOfData: typeof source.privacyOfData = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
}) => [
  {
    id: 'who',
    title: 'Veri sorumlusu',
    body: (
      <p>
        {brand} şu şirket tarafından işletilir: {legalName}
        {legalAddress && `, ${legalAddress}`}. Burada anlatılan verilerin ne olacağına bu şirket karar verir.
        Bu sayfadaki her konuda <EmailLink to={supportEmail} /> adresine yazabilirsiniz.
      </p>
    ),
  },
  {
    id: 'short',
    title: 'Kısaca',
    body: (
      <ul>
        <li>Kim olduğunuzu söylemeden gezinebilir, üye olmadan satın alabilirsiniz.</li>
        <li>
          Size bir eSIM satmak, onu teslim etmek ve sonrasında arkasında durmak için gerekenleri saklıyoruz.
        </li>
        <li>
          Kart numaraları sistemlerimize hiç ulaşmaz. Etkinleştirme kodlarını yalnızca şifrelenmiş olarak
          saklıyoruz.
        </li>
        <li>
          Bir eSIM üzerinden hangi siteleri açtığınızı görmüyoruz, yalnızca ne kadar internet kaldığını
          görüyoruz.
        </li>
        <li>Verilerinizi satmıyoruz.</li>
        <li>Artık ihtiyaç duymadıklarımız her gün otomatik olarak silinir.</li>
      </ul>
    ),
  },
  {
    id: 'stored',
    title: 'Neyi, ne kadar süre saklıyoruz?',
    body: <RetentionTable />,
  },
  {
    id: 'why',
    title: 'Neden ve hangi hukuki dayanakla?',
    body: (
      <ul>
        <li>
          <b>Sözleşmenizi yerine getirmek için:</b> satın almalar, eSIM’ler, hesaplar, girişler ve bunlarla
          ilgili e‑postalar.
        </li>
        <li>
          <b>Kanun gerektirdiği için:</b> muhasebe kayıtları.
        </li>
        <li>
          <b>Haklı bir nedenimiz olduğu ve sizin menfaatleriniz ağır basmadığı için:</b> kötüye kullanıma
          karşı sayaçlar, ödeme kuruluşlarından gelen mesajlar, alıcıyı hangi iş ortağının gönderdiği ve
          hataları bulmamızı sağlayan günlükler. Mağazanın kendi günlüklerinde ad, e‑posta adresi veya ağ
          adresi bulunmaz.
        </li>
        <li>
          <b>Onay verdiğiniz için:</b> kurumsal talepler, istediyseniz haberler ve kayıtlı kartlar. Onayınızı
          istediğiniz zaman e‑posta ile geri alabilir, bir kartı “Hesabım” sayfasından kendiniz
          kaldırabilirsiniz.
        </li>
      </ul>
    ),
  },
  {
    id: 'news',
    title: 'Haberler ve teklifler',
    body: (
      <p>
        Ödeme sayfasındaki formla satın alırsanız, orada istemediğinizi belirtmediğiniz sürece size benzer
        paketlerle ilgili e‑posta gönderebiliriz. Tercihinizi satın almayla birlikte saklarız. Dijital
        cüzdanla öderseniz böyle bir tercih saklamayız. İstediğiniz zaman <EmailLink to={supportEmail} />{' '}
        adresine e‑posta göndererek itiraz edebilirsiniz, biz de göndermeyi bırakırız. Kendi siparişlerinizle
        ilgili e‑postalar reklam değildir ve her durumda gönderilir.
      </p>
    ),
  },
];

function RetentionTable() {
  return (
    <dl className={styles['table']}>
      {STORED_DATA.map(({ what, holds, until }) => (
        <div key={what} className={styles['row']}>
          <dt className={styles['what']}>{what}</dt>
          <dd>{holds}</dd>
          <dd>
            <b>{retentionWords.kept}</b> {until}
          </dd>
        </div>
      ))}
    </dl>
  );
}
