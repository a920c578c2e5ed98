import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import type { ArticleSection } from '../../help/articles/article.tsx';
import { RefundTime } from '../../help/facts/refund-time.tsx';
import type * as source from './both-systems-words.tsx';
import { type InstallSystem, METHOD_NAMES, SYSTEM_NAMES } from './install-words.ts';
import { StepList } from './step-list.tsx';

const BEFORE: ArticleSection = {
  id: 'before',
  title: 'Başlamadan önce',
  body: (
    <ul>
      <li>
        Telefonunuz eSIM’i destekliyor ve SIM kilidi yok. Modelleri{' '}
        <Link to={paths.deviceChecker()}>cihaz uyumluluk kontrolünde</Link> bulabilirsiniz.
      </li>
      <li>Wi‑Fi’ye bağlı. Bağlantı olmadan eSIM’i indiremezsiniz.</li>
      <li>
        Kodlarınızın olduğu e‑posta elinizin altında. Taramak istiyorsanız başka bir ekranda veya kâğıtta
        olmalı. QR kodları ve elle girilen kodlar bir kez çalışır.
      </li>
      <li>
        iOS 17.4 ve üzeri sürümlerde ve bazı Android telefonlarda e‑postadaki bağlantıya bir kez dokunmanız
        yeterlidir.
      </li>
    </ul>
  ),
};

const sectionOf = (system: InstallSystem): ArticleSection => ({
  id: system,
  title: SYSTEM_NAMES[system],
  body: (
    <>
      <h3>{METHOD_NAMES.qr}</h3>
      <StepList system={system} method="qr" />
      <h3>{METHOD_NAMES.manual}</h3>
      <StepList system={system} method="manual" isSecond />
    </>
  ),
});

const TROUBLE: ArticleSection = {
  id: 'trouble',
  title: 'Bir sorun çıkarsa',
  body: (
    <>
      <h3>“Bu kod artık geçerli değil”</h3>
      <p>
        Kod kullanılmış. Ayarlarınızda SIM’lerin listesine bakın. eSIM büyük olasılıkla zaten oradadır.
        Değilse bize yazın ve her şeyi olduğu gibi bırakın.
      </p>
      <h3>Telefonunuzda eSIM ekleme seçeneği yok</h3>
      <p>
        eSIM’i desteklemiyor veya operatörü SIM kilidi koymuş. Operatörler, borcu ödenmiş telefonun kilidini
        açar. O zamana kadar, eSIM etkinleştirilmediği için, satın aldıktan sonraki <RefundTime /> içinde iade
        alabilirsiniz.
      </p>
      <h3>Kuruldu ama “Servis Yok” yazıyor</h3>
      <p>
        Evdeyken bu normaldir, çünkü paket gittiğiniz yerde çalışır. İndikten sonra 2–3 dakika bekleyin,
        ardından eSIM’in açık, mobil veri için seçili ve veri dolaşımının açık olduğunu kontrol edin.
      </p>
      <h3>Çekiyor ama internet yok</h3>
      <p>
        Uçak modunu açıp kapatın. İşe yaramazsa otomatik şebeke seçimini kapatın ve listeden başka bir şebeke
        deneyin. Bazı Android telefonlar ayrıca APN ister, onu da destek ekibinden alabilirsiniz.
      </p>
      <p>
        Hâlâ internet yok mu? <Link to={paths.support()}>Destek sayfasından</Link> gerçek bir kişiye ulaşın.
      </p>
    </>
  ),
};

export const BOTH_SYSTEMS: typeof source.BOTH_SYSTEMS = [
  BEFORE,
  sectionOf('ios'),
  sectionOf('android'),
  TROUBLE,
];
