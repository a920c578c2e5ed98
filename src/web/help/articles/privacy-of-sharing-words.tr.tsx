import { Link } from 'react-router';

import { AnalyticsChoice } from '../../analytics/analytics-choice.tsx';
import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import { BrowserStorage } from './browser-storage-words.tsx';
import type * as source from './privacy-of-sharing-words.tsx';

export const privacyOfSharing: typeof source.privacyOfSharing = ({
  supportEmail,
  analyticsUrl,
  paypal,
  google,
  chargesTax,
}) => [
  {
    id: 'browser',
    title: 'Tarayıcınızda saklananlar',
    body: <BrowserStorage />,
  },
  {
    id: 'measuring',
    title: 'Ölçümler',
    body: (
      <>
        <p>
          Sayfalar, ne kadar hızlı yüklendiklerini ve içeriklerinin kayıp kaymadığını bildirir. Bildirimde
          sayfanın türü ve rakamlar yer alır. Çerez içermez ve sizinle ilişkilendirilmez.
        </p>
        {analyticsUrl ? (
          <>
            <p>
              İzin veren ziyaretçiler için başka bir şirketin oturum analizi hizmetini de kullanıyoruz. Onun
              komut dosyası hangi sayfaların nasıl kullanıldığını görür. Bu dosyayı ödeme sırasında, sipariş
              ve hesap sayfalarınızda, giriş yaptığınız yerde veya bir şirketin bize yazdığı yerde hiçbir
              zaman yüklemiyoruz.
            </p>
            <AnalyticsChoice />
          </>
        ) : (
          <p>Bu site başka bir şirketin analiz hizmetini kullanmıyor.</p>
        )}
      </>
    ),
  },
  {
    id: 'others',
    title: 'Verileri başka kimler alır?',
    body: (
      <>
        <p>Verileri yalnızca iş için gereken taraflarla ve yalnızca işin gerektirdiği kadar paylaşıyoruz:</p>
        <ul>
          <li>
            <b>Ödeme kuruluşları</b> ({paypal ? 'kartlar için Stripe, PayPal' : 'kartlar için Stripe'})
            tutarı, adınızı ve e‑posta adresinizi, ayrıca kart veya hesap bilgilerinizi doğrudan sizden alır.
            Bu bilgilerden kendileri sorumludur.
          </li>
          {chargesTax && (
            <li>
              Avrupa Birliği’nin KDV numarası sicili <b>VIES</b>, verdiğiniz takdirde bir şirketin KDV
              numarasını doğrulamak üzere alır.
            </li>
          )}
          <li>
            <b>eSIM toptancısı</b> (eSIM Go) sipariş ettiğiniz paketi alır. Adınızı ve adresinizi almaz.
          </li>
          <li>
            Yurt dışında kullandığınız <b>mobil şebekeler</b>, her şebeke gibi, kendi ülkelerinin kanunlarına
            göre telefonunuzu ve eSIM’i görür.
          </li>
          <li>
            <b>Barındırma şirketleri</b> mağazanın ve e‑postalarımızı gönderen sunucunun makinelerini işletir.
            Bu yüzden sakladıklarımız ve size yazdıklarımız onlardan geçer.
          </li>
          {google && (
            <li>
              Siz seçerseniz Google gibi bir <b>giriş sağlayıcısı</b> onunla giriş yaptığınızı öğrenir, biz de
              adınızı ve e‑posta adresinizi öğreniriz.
            </li>
          )}
          <li>
            <b>Resmî makamlar ve mahkemeler</b>, kanunun gerektirdiği durumlarda veri alır.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'abroad',
    title: 'Diğer ülkelerdeki veriler',
    body: (
      <p>
        Amerika Birleşik Devletleri merkezli bir şirketiz, yukarıda sayılanların bir kısmı da başka ülkelerde
        çalışır. Ülkenizin kanunları Avrupa Birliği’nin standart sözleşme maddeleri gibi güvenceler
        gerektiriyorsa aktarım bunlara dayanır. Yurt dışında eSIM kullanmak, trafiğinizin oradaki şebekeler
        tarafından işlenmesi demektir.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Verileri nasıl koruyoruz?',
    body: (
      <p>
        Mağazayla kurulan bağlantılar şifrelidir. Etkinleştirme kodlarını sakladığımız yerde bir kez daha
        şifreleriz. Şifreleri ve tarayıcıdaki gizli anahtarları geri döndürülemez biçimde tutarız. Bir
        siparişin özel sayfası yalnızca kendi bağlantısıyla açılır. Bu bağlantıyı ve içinde geldiği e‑postayı
        kimseyle paylaşmayın.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Haklarınız',
    body: (
      <>
        <p>
          Hakkınızda ne sakladığımızı sorabilir, bir kopyasını alabilir, düzeltilmesini veya silinmesini
          isteyebilir, kullanımını kısıtlayabilir veya buna itiraz edebilirsiniz. Satın alırken kullandığınız
          adresten <EmailLink to={supportEmail} /> adresine bir e‑posta göndermeniz yeterlidir. Bir ay içinde
          yanıt veririz. Muhasebe kayıtları, kanunun zorunlu kıldığı süre boyunca kalır.
        </p>
        <p>
          Verilerinizi yanlış işlediğimizi düşünüyorsanız yaşadığınız yerdeki veri koruma kurumuna da
          şikâyette bulunabilirsiniz.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Çocuklar',
    body: (
      <p>
        Mağaza 18 yaş ve üzeri kişiler içindir, daha küçükler ise anne, baba veya vasilerinin onayıyla
        kullanabilir. Bu onay olmadan bilerek çocuk verisi saklamayız. Sakladığımızı fark ederseniz bize
        yazın, silelim.
      </p>
    ),
  },
  {
    id: 'revisions',
    title: 'Bu politikadaki değişiklikler',
    body: (
      <p>
        Bu politikayı zaman zaman değiştirebiliriz. Önemli değişiklikleri, sayfanın başındaki “Son güncelleme”
        tarihini yenileyerek bu sayfada yayımlarız. Lütfen düzenli olarak göz atın.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'İletişim',
    body: (
      <p>
        <EmailLink to={supportEmail} subject="Gizlilik" /> adresine yazın veya{' '}
        <Link to={paths.support()}>destek sayfasındaki</Link> diğer yollardan birini kullanın.
      </p>
    ),
  },
];
