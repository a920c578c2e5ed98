import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { inHours } from '../language-words.ts';
import { codeRefusals } from '../operators/pricing/code-refusal-words.ts';
import { noReplacementText, UNTRUE_WORDS } from '../operators/refusal-words.ts';
import { codesRefusal } from '../orders/order-acts.ts';
import { refusalText } from '../orders/refund-policy.ts';
import { withdrawalRefusal } from '../withdrawal/decide-withdrawal.ts';
import { declineWords } from './decline-words.ts';
import { fieldWords } from './field-words.ts';
import { paypalWords } from './paypal-words.ts';
import type { Facts, FactsOf, ProblemReason } from './reasons.ts';
import type * as source from './words.ts';

type ProblemWords = {
  [Reason in ProblemReason]: Reason extends keyof Facts
    ? string | ((facts: Facts[Reason]) => string)
    : string;
};

const NO_TOP_UP: Record<NoTopUp, string> = {
  taken_back: 'Este eSIM foi cancelado, então não dá para adicionar dados a ele. Compre um eSIM novo.',
  unusable:
    'Este eSIM não pode mais ser usado, então não dá para adicionar dados a ele. Compre um eSIM novo.',
  full: 'Este eSIM já tem na fila todos os planos que a rede permite. Use um deles primeiro.',
  no_fit: 'Este plano não serve para este eSIM. Escolha outro plano ou compre um eSIM novo.',
  too_late:
    'Este eSIM já tem tanto deste plano que um novo expiraria antes da vez dele. Compre um eSIM novo.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: 'um pedido ou o dinheiro dele ainda está a caminho. Tente de novo quando tiver chegado',
  disputed:
    'há um pagamento em disputa, e esses dados podem ser necessários. Tente de novo quando a disputa for decidida',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: 'Esta imagem é grande demais. Ela pode ter no máximo 8\u00A0MB.',
  format: 'Uma imagem é um arquivo JPEG, PNG ou WebP.',
  broken: 'Não foi possível ler esta imagem. Escolha outro arquivo.',
  too_many_pixels: 'Esta imagem tem pixels demais. Ela pode ter no máximo 60\u00A0milhões.',
  too_few_pixels: 'Esta imagem é pequena demais. Ela precisa ter pelo menos 600 × 300\u00A0pixels.',
};

const WORDS: ProblemWords = {
  malformed: 'A solicitação está malformada.',
  invalid_field: fieldWords,
  not_json: 'A solicitação precisa ser um objeto JSON.',
  no_plain_field: 'Nenhum campo desta solicitação pode ser uma lista ou um objeto.',
  field_too_long: ({ max }) => `Um campo desta solicitação passa de ${max} caracteres.`,
  name_too_long: ({ max }) => `Um nome é um texto de no máximo ${max} caracteres.`,
  no_picture: 'Uma conta não tem imagem.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'O país a partir do qual começar não existe.'
      : list === 'plans'
        ? 'O plano a partir do qual começar não existe.'
        : 'O lugar da lista a partir do qual começar não existe.',
  unnamed_order:
    'Identifique o pedido pelo ID ou número, pelo e-mail de quem comprou, pelo ICCID do eSIM ou pelo ID do pagamento no processador.',
  several_orders: ({ which }) =>
    `Há vários pedidos assim (${which}). Identifique um deles pelo ID ou número.`,
  unknown_topic: ({ topics }) => `Este assunto não existe. Os assuntos são ${topics.join(', ')}.`,
  other_plan: 'Este pagamento é de outro plano.',
  cannot_share_esim: 'Estes planos não podem ficar no mesmo eSIM. Compre cada um com um eSIM próprio.',
  other_address: 'Digite o endereço de e-mail desta conta.',
  unproven_callback: 'A notificação não pode ser lida ou a assinatura está errada.',
  wrong_signature: 'A assinatura está errada.',
  unreadable_event: 'O evento não pode ser lido.',

  unknown_plan: 'Este plano não está mais disponível. Escolha outro.',
  consent_needed:
    'Marque as duas caixas sobre a entrega imediata e seu direito de desistir. Se elas não aparecem, recarregue a página. Nada foi cobrado.',
  wrong_password: 'Senha incorreta',
  guessable_password: 'Esta senha é fraca demais',

  no_address: 'Este endereço não existe.',
  no_api_address: 'Este endereço não existe na API.',
  no_country: 'País não encontrado',
  no_region: 'Região não encontrada',
  no_order: 'Este pedido não existe.',
  no_case: 'Este caso não existe.',
  no_sample: 'Este modelo de e-mail não existe.',
  no_book_entry: 'Este lançamento não existe nos nossos registros.',
  credit_used_up:
    'Este valor ultrapassa o crédito da sua conta. Escreva para nós e encontraremos uma solução.',
  too_many_documents: ({ count, most }) =>
    `São ${count} documentos. Um arquivo comporta ${most}, então escolha menos dias.`,
  no_dispute: 'Esta disputa não existe.',
  no_order_to_claim: 'Este pedido não existe ou está em outra conta.',
  no_esim: 'Este eSIM não existe.',
  no_codes: 'Este plano foi adicionado a um eSIM que já tem seus códigos.',
  no_status: 'A rede ainda não tem o status deste eSIM.',
  not_on_network: 'A rede não tem mais este eSIM. Escreva para a gente e resolveremos.',
  no_invoice: 'Ainda não há fatura para isto.',
  no_card: 'Este cartão não existe nesta conta.',
  no_session: 'Este aparelho já saiu da conta.',
  no_operator: 'Este operador não existe.',
  no_token: 'Este token de API não existe.',
  no_endpoint: 'Este endpoint de webhook não existe.',
  no_delivery: 'Esta entrega não existe. A loja as guarda por 30 dias.',
  no_channel: 'Este canal de alertas não existe.',
  no_schedule: 'Esta exportação programada não existe.',
  no_mail_of_order: 'Este pedido não tem nenhum eSIM que possa ser enviado por e-mail.',
  no_account: 'Esta conta não existe.',
  no_failed_job: 'Não há nenhuma tarefa assim que tenha falhado. A fila as esquece depois de uma hora.',
  no_customer: 'Este cliente não existe.',
  no_lead: 'Esta solicitação não existe.',
  no_view: 'Esta visualização não existe mais. Alguém a excluiu ou ela é de outra pessoa.',
  no_bulk_act: 'Esta ação em massa não existe. Uma simulação que ninguém inicia é excluída depois de um dia.',
  no_price_list: 'Esta lista de preços não existe.',
  no_rate: ({ currency }) => `Ainda não há taxa de câmbio para ${currency}.`,
  wrong_ending: ({ currency, ending }) => `Preços em ${currency} não podem terminar em ${ending}.`,
  no_held_price: 'Não há nenhum preço assim para decidir.',
  no_approval: 'Isso já foi decidido, não é mais possível ou o valor mudou.',
  no_promotion: 'Este código não existe.',
  no_place: 'Este país ou região não existe.',
  no_place_plan: 'Este plano não existe ali.',
  no_sync: 'Esta sincronização não existe.',
  used_invitation: 'Este convite já foi usado, expirou ou foi substituído por um mais recente. Peça um novo.',
  used_link: 'Este link não funciona mais. Peça o reembolso de novo e enviaremos outro.',
  no_offer: 'Esta oferta não existe ou não está mais disponível. Peça-nos uma nova.',
  withdrawal_link:
    'Este link não funciona. Abra o link completo que está no seu e-mail ou digite o número do pedido.',
  no_payment: 'Este pagamento não existe nesta compra.',

  signed_out: 'Entre na sua conta primeiro.',
  sign_in_over: 'Sua sessão expirou. Entre de novo.',
  operator_signed_out: 'Entre no console.',
  wrong_token: 'Este token de API está incorreto ou foi revogado.',

  checkout_expired: 'Esta compra expirou. Nada foi cobrado.',
  not_paid: 'O pagamento não foi concluído.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} Nada foi cobrado.`,
  no_saved_card: 'Você não tem nenhum cartão salvo. Compre o plano na página de pagamento.',
  saved_card_expired: 'Seu cartão salvo expirou. Compre o plano na página de pagamento.',
  authentication_required:
    'Seu banco quer que você confirme este pagamento. Nada foi cobrado. Compre o plano na página de pagamento.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) => `Esta loja não aceita ${name}. Nada foi cobrado. Pague no cartão.`,

  price_changed: 'O preço mudou. Confira o novo total.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: 'O preço não corresponde a este pagamento.',
  payment_mismatch: 'Este pagamento não corresponde ao pedido. Já avisamos nossa equipe.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}Seu pagamento ${isDone ? 'foi' : 'está sendo'} devolvido por completo.`,
  already_paid: 'Esta compra já foi paga. Comece uma nova.',
  still_checked: 'Um pagamento desta compra ainda está sendo verificado.',
  changed_meanwhile: 'Esta compra foi alterada em outra janela. Tente de novo.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: 'Um dos seus pedidos ainda está a caminho. Tente de novo quando ele tiver chegado.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'Esta solicitação não veio das nossas próprias páginas.',
  buyer_blocked: ({ support_email: address }) =>
    `Não vendemos mais para este endereço de e-mail. Nada foi cobrado, e o que você comprou antes continua sendo seu. Se acha que é um engano, escreva para ${address}.`,
  account_blocked: ({ support_email: address }) =>
    `Esta conta está bloqueada. O que você comprou continua sendo seu. Se acha que é um engano, escreva para ${address}.`,
  not_your_role: ({ role }) =>
    `Sua função (${role}) não permite isso. Um proprietário pode dar outra a você.`,
  other_mailbox: ({ email }) => `Este convite é para ${email}. Entre com esse endereço e confirme-o.`,
  step_up_needed: 'Confirme com um código do seu app autenticador ou com uma chave de acesso.',
  needs_person: 'Um token de API não pode fazer isso. É preciso que uma pessoa o faça no console.',
  wrong_code: 'Este código não está certo ou já foi usado. Espere o próximo.',
  wrong_passkey: 'Esta chave de acesso não foi aceita. Tente de novo ou use um código.',
  no_passkey: 'Você não tem essa chave de acesso.',
  changed_by_another: 'Outra pessoa alterou isto nesse meio-tempo. Nada foi feito. Confira de novo.',
  code_not_for_address:
    'O código deste pedido não pode ser usado com esse endereço. Nada foi alterado. Escolha outro endereço.',
  approval_asked:
    'É mais do que você pode enviar por conta própria. Seus colegas veem a solicitação no painel por um dia e podem aprová-la.',
  own_approval: 'Foi você quem pediu, então um colega precisa decidir.',
  unconfirmed_prices: ({ count }) =>
    `A prévia alerta sobre ${count === 1 ? '1 plano' : `${count} planos`}. Confira e confirme com o número ${count}.`,
  promotion_exists: 'Existe ou existiu um código com este nome. Escolha outro nome ou altere aquele código.',
  already_operator: 'Esta pessoa já é operadora da loja.',
  unpaid_order: 'Este pedido não foi pago.',
  erased_order: 'Este pedido foi apagado, e não resta nada que identifique quem comprou.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) =>
    `Este e-mail não seria mais verdadeiro, porque ${UNTRUE_WORDS[why]}. Nada foi enviado.`,
  case_over: 'Este caso está resolvido, porque a causa dele deixou de existir.',
  no_retry:
    'Este reembolso não pode ser enviado outra vez. Ele está a caminho, foi feito no painel do processador, ou um banco decide sobre o pagamento.',
  answered_dispute: 'Esta disputa já foi decidida ou respondida. Uma resposta só pode ser enviada uma vez.',
  not_staged: 'Primeiro prepare as provas e leia-as.',
  own_page_only: 'Este processador só aceita respostas na página dele.',
  too_much_back: ({ left }) => `Só restam ${left} deste pagamento. Nada foi reembolsado.`,
  no_tax_owed:
    'Não dá para devolver o IVA deste pedido: não há nada a devolver, ou um reembolso anterior não foi concluído. Nada foi reembolsado.',
  all_is_no_part:
    'Isto é tudo o que resta. Use um reembolso total, que cancela o eSIM, ou um de cortesia, que o mantém.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way: 'O eSIM deste pedido está sendo cancelado. Nada foi feito. Espere até isso terminar.',
  last_owner: 'Este é o último proprietário. Antes, nomeie outra pessoa como proprietária.',
  last_factor: 'Sem esta chave de acesso, você não conseguiria abrir o console. Adicione outra antes.',
  own_role: 'Ninguém pode mudar a própria função nem se remover. Peça a outro proprietário.',
  runs_the_shop:
    'Esta é a conta de alguém que administra a loja. Um proprietário pode remover a pessoa em “Team” antes.',
  not_erasable: ({ why }) => `Nada foi apagado, porque ${NOT_ERASABLE[why]}.`,
  too_large: 'A solicitação é grande demais.',

  too_many_calls: ({ seconds }) => `Muitas solicitações. Tente de novo em ${inMinutes(seconds)}.`,
  too_many_tries: ({ seconds }) => `Muitas tentativas. Tente de novo em ${inMinutes(seconds)}.`,
  too_many_codes: ({ seconds }) => `Muitos códigos incorretos. Tente de novo em ${inMinutes(seconds)}.`,
  too_many_promotions: ({ seconds }) =>
    `Muitos códigos incorretos. Tente de novo em ${inMinutes(seconds)} ou pague sem código.`,
  too_many_sign_ins: 'Muitas tentativas sem sucesso. Tente de novo mais tarde',
  too_many_questions: ({ seconds }) => `Foram muitas perguntas. Tente de novo em ${inMinutes(seconds)}.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'neste navegador' : 'a partir da sua conexão com a internet';
    const later = `em ${inMinutes(seconds)}`;
    const next =
      ways.length === 0 ? `Tente de novo ${later}.` : `Pague com ${oneOf(ways)}, ou tente de novo ${later}.`;
    return `Muitos cartões foram recusados ${where}. Nada foi cobrado. ${next}`;
  },
  too_many_downloads: ({ seconds }) => `Baixe de novo em ${inMinutes(seconds)}.`,
  too_many_return_mails: ({ seconds }) =>
    `Já enviamos vários e-mails sobre isto. Confira sua caixa de entrada ou tente de novo em ${inMinutes(seconds)}.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `Você já enviou várias solicitações. Escreva para ${address} ou tente de novo em ${inMinutes(seconds)}.`,
  too_many_streams: ({ seconds }) =>
    `Há páginas demais abertas a partir daqui. Tente de novo em ${inMinutes(seconds)}.`,
  too_many_callbacks: 'Muitas notificações com assinatura errada.',

  internal: 'Algo deu errado',
  payments_down: 'O serviço de pagamento não respondeu. Tente de novo.',
  charge_not_made: 'O serviço de pagamento não respondeu. Nada foi cobrado. Tente de novo.',
  charge_unknown:
    'O serviço de pagamento não respondeu, então ainda não sabemos se seu cartão foi cobrado. Se foi, enviaremos seu eSIM por e-mail.',
  network_down: 'A rede não está respondendo agora. Tente de novo.',
  network_busy: 'A rede está sobrecarregada agora. Tente de novo.',
  shop_away:
    'Não conseguimos responder agora. Tente de novo daqui a pouco. Uma compra nunca é cobrada duas vezes.',
  too_many_listeners: ({ seconds }) =>
    `Há visitantes demais conectados agora. Tente de novo em ${inMinutes(seconds)}.`,
  signature_unchecked: 'A assinatura não pode ser verificada agora.',
};

export const sentenceOf: typeof source.sentenceOf = (reason, facts) => {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<typeof reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
};

/** 'PayPal, Apple Pay ou Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(' ou ');
}

/** After 'em'. */
function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return inHours(Math.ceil(minutes / 60));
  return minutes === 1 ? 'um minuto' : `${minutes}\u00A0minutos`;
}
