import { WithCurrencies, WithLanguages } from '../facts/with-choices.tsx';
import type * as source from './browser-storage-words.tsx';

export const BrowserStorage: typeof source.BrowserStorage = () => (
  <>
    <p>
      Reklam çerezi kullanmıyoruz. Tarayıcınızda yalnızca mağazanın çalışması için gerekenleri saklıyoruz.
    </p>
    <ul>
      <li>
        <b>Misafir çerezi</b> (__Host-simport_guest) bu tarayıcıda bir eSIM satın alındığını gösterir, böylece
        onu üye olmadan tekrar görebilirsiniz. Son kullanımınızdan sonra 90 gün kalır.
      </li>
      <li>
        <b>Giriş çerezleri</b> oturumunuzu ve bir oturumunuz olduğu notunu (__Host-simport_signed_in) tutar.
        Bu çerezler yalnızca giriş yaptığınızda oluşur. İkisi de çıkış yaptığınızda veya 7 gün boyunca
        uğramadığınızda silinir. Satın alma sırasında giriş yapmanızı istersek, giriş yapana kadar ne
        aldığınızı hatırlarız. Bunun için e‑postadaki bir bağlantı gerekiyorsa en fazla bir saat hatırlarız.
      </li>
      <li>
        <b>Ödeme sayfası notları</b> fatura alanlarına yazdıklarınızı, seçtiğiniz ödeme yöntemini ve varsa
        süren ödemeyi, sekme açık kaldığı sürece tutar, ama hiçbir zaman kart numarası içermez. Bu alışverişin
        numarası ve son aldığınız paketler, siz sitenin verilerini temizleyene kadar kalır. Böylece
        yanlışlıkla iki kez öderseniz fark ederiz.
      </li>
      <li>
        Sorduğumuzda verdiğiniz <b>analiz yanıtı</b>, siz sitenin verilerini temizleyene kadar kalır.
      </li>
      <WithLanguages>
        <li>
          Seçtiyseniz <b>diliniz</b> bir yıl kalır (simport_language). Size başka bir dil öneren satırı
          kapatırsanız aynı süre boyunca tekrar sormayız.
        </li>
      </WithLanguages>
      <WithCurrencies>
        <li>
          Seçtiyseniz <b>para biriminiz</b> bir yıl kalır (simport_currency). Size başka bir para birimi
          öneren satırı kapatırsanız bir yıl boyunca tekrar sormayız.
        </li>
      </WithCurrencies>
      <li>
        Sizi buraya getiren bağlantı bir iş ortağının veya hizmetin adını taşıyorsa{' '}
        <b>sizi kimin gönderdiğini</b> bir kod ve tarihle 30 gün boyunca hatırlarız. Kime teşekkür edeceğimizi
        bilmek için bu kodu satın aldıklarınızla birlikte saklarız. Kod sizi tanımlamaz ve onu bizden başka
        kimse almaz.
      </li>
      <li>
        Destinasyon <b>fotoğrafları</b> tekrar yüklenmesin diye 7 ile 14 gün arası kalır.
      </li>
    </ul>
    <p>
      Ödeme sırasında ödeme kuruluşları dolandırıcılığa karşı kendi çerezlerini kullanır ve bunlardan
      kendileri sorumludur. Tarayıcınızın ayarlarından her şeyi temizleyebilirsiniz. Satın aldığınız eSIM’e
      yine e‑postasındaki bağlantıdan ulaşabilirsiniz.
    </p>
  </>
);
