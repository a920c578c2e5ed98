import { Link } from 'react-router';

import { paths } from '../../core/paths.ts';
import { RefundTime } from '../facts/refund-time.tsx';
import { SERVICE, taxesIn } from '../facts/words.ts';
import type * as source from './faq-words.tsx';

type FaqFacts = Parameters<typeof source.faqGroups>[0];

const BEFORE: source.FaqGroup = {
  id: 'before-you-buy',
  title: 'Satın almadan önce',
  questions: [
    {
      question: 'eSIM nedir?',
      answer:
        'Kartı olmayan bir SIM’dir. Çip telefonunuzun içindedir, eskiden plastik kartta gelen bilgileri indirirsiniz. Bir telefonda birden fazla eSIM olabilir, yani seyahat eSIM’i mevcut SIM kartınızın yanında durur.',
    },
    {
      question: 'Bunun roamingden farkı ne?',
      answer:
        'Roamingde kendi operatörünüz, yurt dışında kullandıklarınızı size sonradan fatura eder. Burada belirli gün ve internet için baştan sabit bir fiyat ödersiniz, sonradan fatura gelmez.',
    },
    {
      question: 'Ülke paketi mi almalıyım, bölgesel paket mi?',
      answer: (
        <>
          Tek bir ülkede kalıyorsanız o ülkenin kendi paketi genellikle daha ucuzdur. Sınır geçiyorsanız{' '}
          <Link to={paths.regional()}>bölgesel paket</Link>, listesindeki her ülkede tek bir eSIM ile
          çalışmaya devam eder.
        </>
      ),
    },
    {
      question: 'Ne kadar internete ihtiyacım var?',
      answer:
        'Haritalar ve mesajlar günde yaklaşık 100\u00A0MB, bir saatlik görüntülü görüşme yaklaşık 1\u00A0GB kullanır. Çok fotoğraf paylaşıyor veya yolda çalışıyorsanız sınırsız paket size daha uygundur.',
    },
    {
      question: 'Üye olmam gerekir mi?',
      answer:
        'Hayır. Tek gereken bir e‑posta adresidir, eSIM’iniz oraya gelir. Hesabınız olursa eSIM’leriniz ve faturalarınız tek bir yerde durur, ödeme sayfası da sizin için doldurulur.',
    },
    {
      question: 'Başkası için satın alabilir miyim?',
      answer:
        'Evet. QR kodunu ona gönderin veya onun telefonuyla tarayın. Kod, tarandığı telefonda yalnızca bir kez çalışır.',
    },
  ],
};

const paying = ({ feePolicy, paypal, chargesTax }: FaqFacts): source.FaqGroup => ({
  id: 'paying',
  title: 'Ödeme',
  questions: [
    {
      question: 'Nasıl ödeyebilirim?',
      answer: `Kredi kartı veya banka kartıyla (Visa, Mastercard, American Express)${paypal ? ', PayPal ile' : ''} ve destekleyen cihazlarda Apple Pay veya Google Pay ile ödeyebilirsiniz. Kart numaraları doğrudan kart ödemelerini işleyen kuruluşa gider, biz onları hiç görmeyiz.`,
    },
    feePolicy === 'included'
      ? {
          question: 'Ek ücret var mı?',
          answer: `Hayır. ${paypal ? 'Kartla da ödeseniz PayPal ile de ödeseniz ödeyeceğiniz' : 'Ödeyeceğiniz'} tutar, paketin fiyatıdır. ${taxesIn(chargesTax)}`,
        }
      : {
          question: 'Toplam neden paketin fiyatından yüksek?',
          answer: `Kart${paypal ? ' veya PayPal' : ''} için işlem ücretini ekliyoruz. Paketi seçtiğinizde kart işlem ücreti dahil fiyatını görürsünüz. Ödeme sayfası da siz ödemeden önce paketi, işlem ücretini ve toplamı gösterir. ${taxesIn(chargesTax)}`,
        },
    {
      question: 'Ödemem geçti ama eSIM’im yok. Param gitti mi?',
      answer:
        'Hayır. Ödenmiş bir sipariş üzerinde eSIM’iniz gelene kadar çalışmaya devam ederiz. Teslim edemezsek paranızın tamamını otomatik olarak iade eder ve bunu e‑posta ile bildiririz.',
    },
    {
      question: 'İadeler nasıl işliyor?',
      answer: (
        <>
          eSIM etkinleştirilmemiş ve kullanılmamışsa, satın aldıktan sonraki <RefundTime /> içinde tam iade
          alabilirsiniz. Ayrıntılar <Link to={paths.refundPolicy()}>İade Politikasında</Link> yer alır.
        </>
      ),
    },
  ],
});

const TRAVELLING: source.FaqGroup = {
  id: 'on-the-trip',
  title: 'Seyahatte',
  questions: [
    {
      question: 'Günlerim ne zaman başlar?',
      answer:
        'Çoğu pakette günleriniz, telefonunuz gittiğiniz yerde internete ilk bağlandığında başlar. Biliyorsak “Paket ayrıntıları” bölümünde yazar.',
    },
    {
      question: 'Hangi şebekeye bağlanacağım?',
      answer:
        'Paketinizin çalıştığı yerel şebekelerden birine bağlanırsınız. Şebekeyi telefonunuz seçer. Yavaşsa ayarlardan başka birini seçebilirsiniz.',
    },
    {
      question: 'İnterneti dizüstü bilgisayarımla paylaşabilir miyim?',
      answer:
        'Bazı paketler internet paylaşımına izin verir. Sizinkinin izin verip vermediği veya tedarikçimizin bunu bize söylemediği “Paket ayrıntıları” bölümünde yazar.',
    },
    {
      question: 'Roaming ücreti ödemek istemiyorsam veri dolaşımını neden açayım?',
      answer:
        'Seyahat eSIM’i her zaman roaming ile çalışır, bu yüzden veri dolaşımı açık olmalıdır. Önceden ödediğiniz için ek bir ücret çıkmaz. Kendi hattınızda kapalı bırakın.',
    },
    {
      question: 'Aynı eSIM’i bir sonraki ülkede kullanabilir miyim?',
      answer:
        'Ülke paketi yalnızca kendi ülkesinde çalışır. Paketin etiketinde internet eklenebildiği yazıyorsa, bir sonraki destinasyonunuzu elinizdeki eSIM’e ekleyebilirsiniz. “Profil” sayfasını açıp “İnternet ekle” düğmesine basın. Yazmıyorsa başka bir eSIM kurarsınız.',
    },
  ],
};

const AFTERWARDS: source.FaqGroup = {
  id: 'afterwards',
  title: 'Seyahatten sonra ve diğer konular',
  questions: [
    {
      question: 'Seyahatim bitti. eSIM’i ne yapayım?',
      answer:
        'Kapatın veya günleri bitince ayarlardan kaldırın. Kendiliğinden sona erer ve size bir daha fatura gelmez.',
    },
    {
      question: 'Yeni bir telefonum var. eSIM’imi taşıyabilir miyim?',
      answer: (
        <>
          Kodlar bir kez çalışır, bu yüzden ikinci kez kuramazsınız. İçinde çok internet kaldıysa eski
          telefonunuzu elden çıkarmadan önce <Link to={paths.support()}>destek ekibine</Link> yazın.
        </>
      ),
    },
    {
      question: 'Hakkımda neler saklıyorsunuz?',
      answer: (
        <>
          eSIM’inizi teslim etmek ve arkasında durmak için gerekenleri sınırlı bir süre saklıyoruz.{' '}
          <Link to={paths.privacy()}>Gizlilik Politikası</Link> bunları tek tek sayar.
        </>
      ),
    },
    {
      question: 'Biz bir şirketiz. Ekip için satın alabilir miyiz?',
      answer: (
        <>
          Evet. Nereye, kaç kişi gideceğinizi <Link to={paths.businessContact()}>kurumsal sayfadan</Link> bize
          yazın, {SERVICE.businessReply} yanıt verelim.
        </>
      ),
    },
  ],
};

export const faqGroups: typeof source.faqGroups = (facts) => [BEFORE, paying(facts), TRAVELLING, AFTERWARDS];
