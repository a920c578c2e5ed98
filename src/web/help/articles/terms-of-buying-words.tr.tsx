import { Link } from 'react-router';

import { refundPromise, withdrawalPromise } from '../../../domain/promise/words.ts';
import { paths } from '../../core/paths.ts';
import { taxesIn } from '../facts/words.ts';
import { AskForRefund } from './ask-for-refund-words.tsx';
import type * as source from './terms-of-buying-words.tsx';

export const termsOfBuying: typeof source.termsOfBuying = ({
  brand,
  legalName,
  legalAddress,
  supportEmail,
  refundHours,
  withdrawal,
  feePolicy,
  chargesTax,
}) => [
  {
    id: 'agreement',
    title: 'Hakkımızda',
    body: (
      <>
        <p>
          {brand} şu şirket tarafından işletilir: {legalName}
          {legalAddress && `, ${legalAddress}`} (“biz”). Bu şartlar, bu siteyi kullandığınızda, buradan bir
          eSIM paketi satın aldığınızda veya kullandığınızda geçerlidir. Bunları yaparak şartları kabul etmiş
          olursunuz. Kabul etmiyorsanız lütfen siteyi kullanmayın.
        </p>
        <p>
          Yaşadığınız yerin kanunları tüketicilere bir sözleşmenin ellerinden alamayacağı haklar veriyorsa,
          burada ne yazarsa yazsın o haklarınız saklıdır.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Kimler satın alabilir?',
    body: (
      <p>
        En az 18 yaşında olmanız veya bu şartları sizin adınıza kabul eden anne, baba veya vasinizin onayını
        almanız gerekir. Bir şirket için satın alıyorsanız onun adına hareket etmeye yetkili olduğunuzu
        onaylarsınız.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'Ne satın alıyorsunuz?',
    body: (
      <>
        <p>
          Paket, belirli bir ülke veya bölgede ve belirli sayıda gün için, eSIM olarak teslim edilen ön
          ödemeli bir mobil internet miktarıdır. Yalnızca internet içerir. Telefon numarası, arama veya SMS
          içermez.
        </p>
        <p>
          Paketin sayfasında ne kadar internet aldığınız, kaç gün geçerli olduğu, biliyorsak ne kadar hızlı
          olduğu, günlerin ne zaman başladığı ve internet eklenip eklenemeyeceği yazar. Adı “Sınırsız” olan
          paketlerin toplam sınırı yoktur. Etiketlerinde her gün tam hızda ne kadar internet aldığınız ve
          sonrasında hızın ne olduğu yazar.
        </p>
      </>
    ),
  },
  {
    id: 'device',
    title: 'Telefonunuz',
    body: (
      <p>
        Telefonunuzun eSIM’i desteklemesi ve SIM kilidi olmaması gerekir. Bunu satın almadan önce kontrol
        etmek sizin sorumluluğunuzdadır. <Link to={paths.deviceChecker()}>Cihaz uyumluluk kontrolü</Link>{' '}
        modelleri listeler, son sözü ise telefonunuzun ayarları söyler. Bazı modeller bazı ülkelerde eSIM’siz
        satılır.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'Fiyatlar, siparişler ve ödeme',
    body: (
      <>
        <p>
          Ödemeyi, ödeme sayfasında gösterilen para birimiyle yaparsınız.{' '}
          {feePolicy === 'included'
            ? 'Hangi ödeme yöntemini seçerseniz seçin, ödeyeceğiniz tutar paketin fiyatıdır.'
            : 'Ödeme sayfası, ödemeden önce paketin fiyatını, seçtiğiniz ödeme yönteminin işlem ücretini ve toplamı gösterir.'}{' '}
          Bunun dışında bir ücret almayız ve hiçbir şey kendiliğinden yenilenmez. {taxesIn(chargesTax)}
        </p>
        <p>
          Siparişiniz bir öneridir, sözleşme ise ödemeniz gerçekleştiğinde kurulur. Siz ödeme sayfasındayken
          bir fiyat değişirse yenisini gösterir ve tekrar sorarız. Açık bir fiyat hatası bizi bağlamaz. Bu
          durumda siparişi iptal eder ve paranızın tamamını iade ederiz.
        </p>
        <p>
          Ödemeleri ödeme kuruluşları kendi şartlarına göre işler. Bir harcamaya bankanız üzerinden itiraz
          ederseniz lütfen bize de yazın. İtirazların çoğu bu şekilde daha hızlı çözülür.
        </p>
      </>
    ),
  },
  {
    id: 'delivery',
    title: 'Teslimat',
    body: (
      <>
        <p>
          eSIM’iniz, QR kodu ve etkinleştirme kodlarıyla birlikte e‑posta ile gelir ve siparişinizin özel
          sayfasında da bulunur. Bu genellikle bir dakika kadar sürer. Lütfen okuyabileceğiniz bir adres
          verin. Kodları bilen herkes eSIM’i kurabilir.
        </p>
        <p>{refundPromise.undelivered}</p>
      </>
    ),
  },
  {
    id: 'activation',
    title: 'Kurulum ve geçerlilik',
    body: (
      <p>
        Bir QR kodu ve elle girilen kodları tek bir telefonda, yalnızca bir kez çalışır. eSIM’i telefonunuzdan
        kaldırmak onu kullanılamaz hâle getirebilir. Kurmak, paketi başlatmaz. Çoğu paketin günleri,
        etiketinde yazdığı gibi, telefonunuz gittiğiniz yerde internete ilk bağlandığında başlar. Günler
        bittiğinde kalan internet yanar. Etikette başlamak için bir süre yazıyorsa ve o zamana kadar
        başlatmazsanız paket geçersiz olur.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'İadeler',
    body: (
      <>
        <AskForRefund hours={refundHours} supportEmail={supportEmail} />
        <p>
          {refundPromise.after} {refundPromise.fault}
        </p>
        <p>{refundPromise.money}</p>
        {withdrawal && <p>{withdrawalPromise.right}</p>}
        <p>
          Hepsi, bu şartların bir parçası olan <Link to={paths.refundPolicy()}>İade Politikamızda</Link> yer
          alır.
        </p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: 'Diğer teklifler',
    body: (
      <p>
        <Link to={paths.installation()}>Kurulum rehberinde</Link> geçen aylık abonelik, kendi şartları olan
        ayrı bir tekliftir. Buradan aldığınız bir paket hiçbir zaman aboneliğe dönüşmez.
      </p>
    ),
  },
];
