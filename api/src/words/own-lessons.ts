import { ownLessonsRefusals } from '@afrolearn/contract/own-lessons.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(ownLessonsRefusals),
  faults: {
    'asks/several': 'Please give 3 to 8 different options: two or more right, one or more wrong.',
    'asks/number': 'Please write the answer as a number.',
    'asks/words': 'Please write at least one answer that is right.',
    'asks/fraction': 'Please write the answer as 3/4 or 1 3/4.',
    'asks/time': 'Please write the answer as 10:00 a.m. or 22:00.',
    'asks/lines': 'Please write 2 to 8 lines that are all different.',
    'asks/gap': 'Please put what is to be found into [brackets].',
    'asks/parts': 'Please write 1 to 8 parts; at least one must be marked.',
    'asks/never-right': 'This question cannot be marked yet. Please fill in what is right.',
    'scene/figure': 'This picture is not there. Please choose another one.',
    'scene/name': 'Please give this scene a name.',
    'scene/words': 'Please write what is said in this scene.',
    'scenes/list': 'Please write the scenes as a list.',
    'scenes/too-many': 'Please make at most {most} scenes.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'own-lessons/too-many-pictures':
      'Somo linaweza kuwa na picha kumi na mbili. Tafadhali tumia iliyopo tayari.',
  },
  faults: {
    'asks/several':
      'Tafadhali andika machaguo 3 hadi 8 tofauti: mawili au zaidi sahihi, moja au zaidi si sahihi.',
    'asks/number': 'Tafadhali andika jibu kama namba.',
    'asks/words': 'Tafadhali andika angalau jibu moja sahihi.',
    'asks/fraction': 'Tafadhali andika jibu kama 3/4 au 1 3/4.',
    'asks/time': 'Tafadhali andika jibu kama 10:00 a.m. au 22:00.',
    'asks/lines': 'Tafadhali andika mistari 2 hadi 8 iliyo tofauti yote.',
    'asks/gap': 'Tafadhali weka kinachotafutwa ndani ya [mabano].',
    'asks/parts': 'Tafadhali andika sehemu 1 hadi 8; angalau moja isahihishwe.',
    'asks/never-right': 'Swali hili bado haliwezi kusahihishwa. Tafadhali jaza kilicho sahihi.',
    'scene/figure': 'Picha hii haipo. Tafadhali chagua nyingine.',
    'scene/name': 'Tafadhali lipe tukio hili jina.',
    'scene/words': 'Tafadhali andika kinachosemwa katika tukio hili.',
    'scenes/list': 'Tafadhali andika matukio kama orodha.',
    'scenes/too-many': 'Tafadhali tengeneza matukio yasiyozidi {most}.',
  },
} as const satisfies Translation<typeof en>;

// Français : un locuteur natif n’a pas encore relu ces textes.
const fr = {
  refusals: {
    'own-lessons/too-many-pictures': 'Une leçon peut avoir douze images. Prenez-en une qui est déjà là.',
  },
  faults: {
    'asks/several': 'Donnez 3 à 8 choix différents : au moins deux justes et au moins un faux.',
    'asks/number': 'Écrivez la réponse comme un nombre.',
    'asks/words': 'Écrivez au moins une réponse juste.',
    'asks/fraction': 'Écrivez la réponse comme 3/4 ou 1 3/4.',
    'asks/time': 'Écrivez la réponse comme 10:00 a.m. ou 22:00.',
    'asks/lines': 'Écrivez 2 à 8 lignes toutes différentes.',
    'asks/gap': 'Mettez ce qu’il faut trouver entre [crochets].',
    'asks/parts': 'Écrivez 1 à 8 parties ; au moins une doit être notée.',
    'asks/never-right': 'Cette question ne peut pas encore être notée. Remplissez ce qui est juste.',
    'scene/figure': 'Cette image n’est pas là. Choisissez-en une autre.',
    'scene/name': 'Donnez un nom à cette scène.',
    'scene/words': 'Écrivez ce qui est dit dans cette scène.',
    'scenes/list': 'Écrivez les scènes comme une liste.',
    'scenes/too-many': 'Faites au plus {most} scènes.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'own-lessons/too-many-pictures':
      'Essomo liyinza okuba n’ebifaananyi kkumi na bibiri. Tukusaba okozese ekiriwo.',
  },
  faults: {
    'asks/several':
      'Tukusaba owe eby’okulondako 3 okutuuka ku 8 eby’enjawulo: bibiri oba okusingawo nga bituufu, kimu oba okusingawo nga si kituufu.',
    'asks/number': 'Tukusaba owandiike eky’okuddamu nga namba.',
    'asks/words': 'Tukusaba owandiike waakiri eky’okuddamu kimu ekituufu.',
    'asks/fraction': 'Tukusaba owandiike eky’okuddamu nga 3/4 oba 1 3/4.',
    'asks/time': 'Tukusaba owandiike eky’okuddamu nga 10:00 a.m. oba 22:00.',
    'asks/lines': 'Tukusaba owandiike ennyiriri 2 okutuuka ku 8 nga zonna za njawulo.',
    'asks/gap': 'Tukusaba oteeke ekinoonyezebwa mu [bukomera].',
    'asks/parts': 'Tukusaba owandiike ebitundu 1 okutuuka ku 8; waakiri kimu kigololwe.',
    'asks/never-right': 'Ekibuuzo kino tekinnayinza kugololwa. Tukusaba ojjuzeemu ekituufu.',
    'scene/figure': 'Ekifaananyi kino tekiriiwo. Tukusaba olonde ekirala.',
    'scene/name': 'Tukusaba owe akatundu kano erinnya.',
    'scene/words': 'Tukusaba owandiike ekyogerwa mu katundu kano.',
    'scenes/list': 'Tukusaba owandiike obutundu ng’olukalala.',
    'scenes/too-many': 'Tukusaba okole obutundu obutasukka {most}.',
  },
} as const satisfies Translation<typeof en>;

export const ownLessons = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
