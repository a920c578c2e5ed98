import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { EmailLink } from '../../ui/email-text.tsx';
import type * as source from './terms-of-use-words.tsx';

export const termsOfUse: typeof source.termsOfUse = ({ legalName, supportEmail }) => [
  {
    id: 'account',
    title: 'Hesabınız',
    body: (
      <p>
        Üye olmadan satın alabilirsiniz. Hesabınız varsa şifresini kimseyle paylaşmayın, kendi e‑posta
        adresinizi kullanın ve başka biri hesabınıza girerse bize haber verin. Hesabınızı kullanmayı
        istediğiniz zaman bırakabilirsiniz. Bu şartlara aykırı kullanılan bir hesabı kapatabiliriz. Kanun
        yasaklamadıkça, parasını ödediğiniz eSIM’ler günleri bitene kadar çalışmaya devam eder.
      </p>
    ),
  },
  {
    id: 'acceptable-use',
    title: 'Kabul edilebilir kullanım',
    body: (
      <>
        <p>Paketleri ve bu siteyi amacına uygun kullanın. Özellikle şunları yapmayın:</p>
        <ul>
          <li>bulunduğunuz ülkenin kanunlarını veya başkalarının haklarını ihlal etmek;</li>
          <li>
            spam göndermek, kötü amaçlı yazılım yaymak, şebekelere veya başkalarının onları kullanmasına engel
            olmak;
          </li>
          <li>
            biz onay vermediysek paketleri yeniden satmak veya kendi başına veri alışverişi yapan makinelerde
            kullanmak;
          </li>
          <li>size ait olmayan bir kart veya hesapla ödemek;</li>
          <li>
            sitenin sınırlarını aşmaya çalışmak veya siteyi başkaları için yavaşlatacak kadar otomatik olarak
            taramak.
          </li>
        </ul>
        <p>
          Şebekeler bu şekilde kullanılan bağlantıları yavaşlatabilir veya kesebilir. Biz de bu durumda paketi
          durdurabiliriz. Yanılmışsak kaybınızı telafi ederiz.
        </p>
      </>
    ),
  },
  {
    id: 'networks',
    title: 'Üçüncü taraf şebekeler',
    body: (
      <p>
        Bağlantınızı, bizim işletmediğimiz yerel mobil şebekeler sağlar. Kapsama ve hız bulunduğunuz yere,
        binaya, telefonunuza ve o sırada kaç kişinin bağlı olduğuna göre değişir. Bakım, arıza ve resmî
        kararlar bağlantıyı kesebilir. Can güvenliği veya büyük bir para size ulaşılabilmesine bağlıysa
        yalnızca bir seyahat eSIM’ine güvenmeyin. Acil aramalar kendi SIM kartınız üzerinden yapılır.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Site ve içeriği',
    body: (
      <p>
        Bu sitedeki metinlerin, görsellerin ve markaların sahibi {legalName} veya kullanmamıza izin veren
        kişilerdir. Mağazanın yazılımı, kendi lisansı altında açık kaynaklıdır. Buraya bağlantı verebilir ve
        bizden alıntı yapabilirsiniz, ama kendinizi bizmiş gibi tanıtamazsınız.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Sorumluluk',
    body: (
      <>
        <p>
          Kanunun öngördüğü durumlarda, örneğin kasıt, ağır ihmal, dolandırıcılık ve cana, bedene veya sağlığa
          verilen zararlarda sınırsız sorumluyuz.
        </p>
        <p>
          Bunun dışında, siteden ve paketlerden doğan her şey için sorumluluğumuz, tüm talepler birlikte
          değerlendirildiğinde, önceki 12 ayda bize ödediğiniz tutarlarla sınırlıdır. Kanunun böyle bir sınıra
          izin verdiği ölçüde, dolaylı zararlardan, kâr veya iş kaybından ve şebekelerin, telefonların veya
          ödeme kuruluşlarının yaptıklarından sorumlu değiliz.
        </p>
        <p>Site ve paketler olduğu gibi sunulur. Bu şartlarda yazanları vaat ederiz, ötesini değil.</p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Paketin sona ermesi ve mücbir sebepler',
    body: (
      <p>
        Bir paket günleri veya interneti bitince sona erer. Doğal afet, savaş, grev veya kamu şebekelerinin
        çökmesi gibi kontrolümüz dışındaki şeylerden ne siz ne biz sorumluyuz. Böyle bir şey teslimatımıza
        engel olursa paranızı geri alırsınız.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Gizlilik',
    body: (
      <p>
        Hakkınızda neyi, neden ve ne kadar süre sakladığımız{' '}
        <Link to={paths.privacy()}>gizlilik politikamızda</Link> yazar.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Uygulanacak hukuk ve uyuşmazlıklar',
    body: (
      <>
        <p>
          Lütfen önce bize yazın. Çoğu konu e‑postayla çözülür. Çözülmezse {legalName} şirketinin Amerika
          Birleşik Devletleri’ndeki kayıtlı merkezinin bulunduğu yerin hukuku uygulanır ve oradaki mahkemeler
          karar verir. Başka yerde yaşayan tüketiciler, kendi ülkelerinin hukuku öngördüğünde o hukukun ve
          oradaki mahkemelerin korumasından yararlanmaya devam eder.
        </p>
        <p>Bu şartların bir bölümü geçersizse geri kalanı geçerliliğini korur.</p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Bu şartlardaki değişiklikler',
    body: (
      <p>
        Bu şartları değiştirebiliriz. Değişiklikleri bu sayfada, başında yeni bir tarihle yayımlarız ve o
        andan sonra satın aldıklarınız için geçerli olurlar. Elinizdeki bir paket için onu satın aldığınız
        günün şartları geçerli kalır.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'İletişim',
    body: (
      <p>
        Bu şartlarla ilgili <EmailLink to={supportEmail} /> adresine yazın.
      </p>
    ),
  },
];
