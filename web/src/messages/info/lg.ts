// Luganda: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  englishOnly: 'Omuko guno gukyali mu Lungereza.',
  more: 'Soma ebisingawo',
  'about.title': 'Ebikwata ku AfroLearn',
  'about.sentence':
    'AfroLearn pulojekiti ya open source etakolerera magoba, ekola amasomo ag’obwereere ag’amasomero ga pulayimale mu Afirika.',
  'team.title': 'Ttiimu yaffe',
  'team.sentence': 'AfroLearn pulojekiti nto eya open source, era terina lukalala lwa bakozi lwa kulaga.',
  'impact.title': 'Bye tukyusizza',
  'impact.sentence': 'Tetunnafuna bivuddemu bya kulaga, era tujja kulaga nnamba ezo zokka ezapimibwa ddala.',
  'partners.title': 'Be tukolagana nabo',
  'partners.sentence':
    'Tetunnafuna be tukolagana nabo; amasomero, abafulumya ebitabo ne kkampuni z’essimu abaagala okuyamba mutuwandiikire.',
  'careers.title': 'Emirimu',
  'careers.sentence': 'AfroLearn terina mirimu gya kusasulwa, naye bannakyewa tubaaniriza.',
  'help.title': 'Obuyambi',
  'help.sentence': 'Wano osoma engeri y’okutandika, ey’okuyingira, n’abasobola okukuyamba.',
  'press.title': 'Bannamawulire',
  'press.sentence':
    'Tetunnafuna woofiisi ya bannamawulire wadde ebiwandiiko byabwe; bye tuyinza okwogera ku AfroLearn biri ku miko gino.',
  'volunteer.title': 'Beera nnakyewa',
  'volunteer.sentence':
    'AfroLearn yeetaaga abasomesa, aboogera ennimi zaffe n’abasiizi b’ebifaananyi abasobola okuwaayo ku budde.',
  'courses.title': 'Amasomo',
  'courses.sentence':
    'Tukola amasomo ga Primary 1 okutuuka ku Primary 7 agagoberera ebisomesebwa mu Uganda, n’ebintu ebirala musanvu eby’ebweru w’ekibiina.',
  'life-skills.title': 'Amagezi g’obulamu',
  'life-skills.sentence':
    'Amagezi g’obulamu kye kifo kyaffe eky’amasomo agakwata ku byobulamu, obukuumi n’okusalawo okulungi.',
  'culturally-relevant.title': 'Okuyiga okutuukana n’obuwangwa bwaffe',
  'culturally-relevant.sentence': 'Omwana asinga kuyigira ku bantu, ebifo n’ebigambo by’amanyi.',
  'ai-education.title': 'AI mu kusomesa',
  'ai-education.sentence': 'Gano ge mateeka omuyambi yenna mu AfroLearn g’ateekwa okugoberera.',
  'blog.title': 'Bulogu',
  'blog.sentence': 'Tetunnawandiika ku bulogu.',
  'events.title': 'Emikolo',
  'events.sentence': 'Mu kiseera kino tetulina mikolo gitegekeddwa.',
  'join-teacher.title': 'Weegatteko ng’omusomesa',
  'join-teacher.sentence':
    'Omusomesa asobola okuggulawo akawunti ey’obwereere n’okutuuma ekibiina ekisooka erinnya mu ddakiika ntono.',
  'join-parent.title': 'Weegatteko ng’omuzadde',
  'join-parent.sentence':
    'Omuzadde oba omukuza asobola okuggulawo akawunti ey’obwereere okubeera okumpi n’okuyiga kw’omwana.',
  'join.title': 'Weegatte ku AfroLearn',
  'join.sentence': 'Abayizi, abasomesa n’abazadde, buli omu asobola okuggulawo akawunti, era ya bwereere.',
  'donate.title': 'Wagira AfroLearn',
  'donate.sentence':
    'AfroLearn tefuna ssente ng’eyita ku mukutu guno, era waliwo engeri endala nnyingi ez’okuyamba.',
  'terms.title': 'Amateeka g’okukozesa',
  'terms.sentence': 'Gano ge mateeka g’okukozesa AfroLearn, mu bigambo ebyangu.',
  'privacy.title': 'Eby’ekyama',
  'privacy.sentence':
    'Tukuuma ebyo okuyiga bye kwetaaga, tubiraga abantu batono, era tetubiguza muntu yenna.',
  'cookies.title': 'Cookies',
  'cookies.sentence':
    'AfroLearn tekozesa cookies; okuyingira kwo ne by’olonze ebitereka ku ssimu yo oba kompyuta yo.',
  'accessibility.title': 'Okukozesebwa buli muntu',
  'accessibility.sentence':
    'Tukola AfroLearn buli mwana asobole okugikozesa, era twogera lwatu we tutannatuuka.',
} as const satisfies Translated<typeof english>;
