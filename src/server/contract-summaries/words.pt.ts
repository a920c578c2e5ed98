import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: 'Resumo do contrato',
  intro:
    'Este resumo do contrato apresenta os principais elementos desta oferta de serviços, conforme exigido pelo direito da UE. Ele ajuda a comparar ofertas de serviços. As informações completas sobre o serviço constam de outros documentos.',
  headings: {
    service: 'Serviços e equipamentos',
    speeds: 'Velocidades do serviço de internet e soluções em caso de problemas',
    price: 'Preço',
    duration: 'Duração, renovação e rescisão',
    disabilities: 'Recursos para usuários finais com deficiência',
    other: 'Outras informações relevantes',
  },
  dataOnly: 'Acesso pré-pago à internet por redes móveis, sem chamadas, SMS nem número de telefone.',
  esim: 'Ele chega como eSIM logo após o pagamento, por e-mail e na página do pedido. Você precisa de um celular desbloqueado e compatível com eSIM. Nenhum aparelho está incluído.',
  onto: 'Ele é adicionado a um eSIM que você já tem. Nenhum aparelho está incluído.',
  networks: (names) => `Redes: ${names}.`,
  noNetworks: 'Nosso fornecedor não informa qual geração de rede usa.',
  untilUsed: 'Velocidade máxima até os dados acabarem. Depois, a conexão é interrompida.',
  noPromise:
    'A velocidade depende da rede, do lugar, do seu celular e de quantas pessoas estão conectadas, por isso não é garantida.',
  once: (totals) => `Você paga uma única vez, antecipadamente. Total: ${totals}`,
  nothingElse: 'Impostos e taxas estão incluídos. Nada mais é cobrado, nem quando os dados acabam.',
  ends: 'Depois disso, o plano termina sozinho. Ele não se renova, então não há nada para cancelar.',
  accessible: (address) =>
    `Nossas páginas e e-mails buscam atender às WCAG 2.2, nível AA: você pode comprar, instalar e receber ajuda pelo teclado ou com leitor de tela, e cada código também está em texto. Saiba mais: ${address}`,
  part: {
    title: 'Reclamações e conflitos',
    text: 'Escreva primeiro para {support_email}. Se não chegarmos a um acordo, você pode recorrer ao órgão regulador das comunicações eletrônicas ou a um órgão de resolução de conflitos do seu país.',
  },
  documents: (addresses) => `Outros documentos: ${addresses}`,
  made: (day) => `Elaborado em ${day}.`,
  download: 'Baixar este resumo',
};
