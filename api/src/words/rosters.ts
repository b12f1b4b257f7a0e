import { rostersRefusals } from '@afrolearn/contract/rosters.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(rostersRefusals),
  faults: {
    'roster/nothing': 'Please write or paste the names, one on each line.',
    'roster/too-many': 'Please bring at most {most} lines at once.',
    'roster/name-missing': 'Please write the name of the pupil.',
    'roster/one-name': 'There is one name. A second name is missing.',
    'roster/beside': 'Beside the name stands “{text}”. Is it part of the name?',
    'roster/odd': '“{text}” stands in a column that is left out. Is the name complete?',
    'roster/twice': 'The same name stands in line {line} too.',
    'roster/here': '{name} is already in this class: {studentId}.',
    'roster/known': '{name} is already at this school: {studentId}.',
    'roster/known-in': '{name} is already at this school: {studentId}, in {class}.',
    'roster/class-missing': 'No class is named. Please choose one.',
    'roster/class-unknown': 'There is no class “{name}” among your classes.',
    'roster/grade': '“{grade}” is not one of P1 to P7.',
    'roster/grade-of-class': 'The line says {grade}, and {class} is of another grade.',
    'roster/role': 'The role is “{role}”. Only students can be added here.',
    'roster/status': 'The status is “{status}”: this student is not active in the other system.',
    'roster/secret': '“{word}” is not known. Please write pictures or words.',
    'roster/number-unknown':
      'You have no student with this student ID. Leave it empty, or ask the head teacher.',
    'roster/number-taken':
      'A student with this number is already at the school. Please ask the head teacher.',
    'roster/number-twice': 'The same number stands in line {line} too.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'rosters/problems':
      'Kitu kimebadilika tangu ukaguzi, kwa hiyo hakuna aliyeongezwa. Tafadhali kagua mistari tena.',
  },
  faults: {
    'roster/nothing': 'Tafadhali andika au bandika majina, moja kwa kila mstari.',
    'roster/too-many': 'Tafadhali leta mistari isiyozidi {most} kwa mara moja.',
    'roster/name-missing': 'Tafadhali andika jina la mwanafunzi.',
    'roster/one-name': 'Kuna jina moja. Jina la pili halipo.',
    'roster/beside': 'Kando ya jina kuna “{text}”. Je, ni sehemu ya jina?',
    'roster/odd': '“{text}” iko katika safu inayoachwa. Je, jina limekamilika?',
    'roster/twice': 'Jina hilohilo lipo pia kwenye mstari wa {line}.',
    'roster/here': '{name} yupo tayari katika darasa hili: {studentId}.',
    'roster/known': '{name} yupo tayari katika shule hii: {studentId}.',
    'roster/known-in': '{name} yupo tayari katika shule hii: {studentId}, darasa la {class}.',
    'roster/class-missing': 'Hakuna darasa lililotajwa. Tafadhali chagua moja.',
    'roster/class-unknown': 'Hakuna darasa “{name}” kati ya madarasa yako.',
    'roster/grade': '“{grade}” si moja ya P1 hadi P7.',
    'roster/grade-of-class': 'Mstari unasema {grade}, lakini {class} ni ya darasa lingine.',
    'roster/role': 'Wajibu ni “{role}”. Hapa huongezwa wanafunzi tu.',
    'roster/status': 'Hali ni “{status}”: mwanafunzi huyu hatumiki katika mfumo mwingine.',
    'roster/secret': '“{word}” haijulikani. Tafadhali andika pictures au words.',
    'roster/number-unknown': 'Huna mwanafunzi mwenye namba hii. Iache wazi, au muulize mwalimu mkuu.',
    'roster/number-taken': 'Mwanafunzi mwenye namba hii yupo tayari shuleni. Tafadhali muulize mwalimu mkuu.',
    'roster/number-twice': 'Namba hiyohiyo ipo pia kwenye mstari wa {line}.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'rosters/problems':
      'Quelque chose a changé depuis la vérification : personne n’a été ajouté. Vérifiez les lignes de nouveau.',
  },
  faults: {
    'roster/nothing': 'Écrivez ou collez les noms, un par ligne.',
    'roster/too-many': 'Apportez {most} lignes au plus à la fois.',
    'roster/name-missing': 'Écrivez le nom de l’élève.',
    'roster/one-name': 'Il y a un seul nom. Le deuxième manque.',
    'roster/beside': 'À côté du nom, il y a « {text} ». Est-ce une partie du nom ?',
    'roster/odd': '« {text} » est dans une colonne laissée de côté. Le nom est-il complet ?',
    'roster/twice': 'Le même nom est aussi à la ligne {line}.',
    'roster/here': '{name} est déjà dans cette classe : {studentId}.',
    'roster/known': '{name} est déjà dans cette école : {studentId}.',
    'roster/known-in': '{name} est déjà dans cette école : {studentId}, en {class}.',
    'roster/class-missing': 'Aucune classe n’est nommée. Choisissez-en une.',
    'roster/class-unknown': 'Il n’y a pas de classe « {name} » parmi vos classes.',
    'roster/grade': '« {grade} » n’est pas de P1 à P7.',
    'roster/grade-of-class': 'La ligne dit {grade}, mais {class} est d’un autre niveau.',
    'roster/role': 'Le rôle est « {role} ». On n’ajoute ici que des élèves.',
    'roster/status': 'Le statut est « {status} » : cet élève n’est pas actif dans l’autre système.',
    'roster/secret': '« {word} » n’est pas connu. Écrivez pictures ou words.',
    'roster/number-unknown':
      'Vous n’avez pas d’élève avec ce numéro. Laissez vide, ou demandez à la direction.',
    'roster/number-taken': 'Un élève avec ce numéro est déjà à l’école. Demandez à la direction.',
    'roster/number-twice': 'Le même numéro est aussi à la ligne {line}.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'rosters/problems': 'Waliwo ekikyuse okuva lwe byakeberebwa, tewali ayongeddwako. Kebera nate ennyiriri.',
  },
  faults: {
    'roster/nothing': 'Wandiika oba paatiikawo amannya, limu ku buli lunyiriri.',
    'roster/too-many': 'Leeta ennyiriri ezitasukka {most} omulundi gumu.',
    'roster/name-missing': 'Wandiika erinnya ly’omuyizi.',
    'roster/one-name': 'Waliwo erinnya limu. Erinnya eryokubiri libula.',
    'roster/beside': 'Okumpi n’erinnya waliwo “{text}”. Kitundu ku linnya?',
    'roster/odd': '“{text}” kiri mu lunyiriri lw’ebirekeddwa. Erinnya lijjuvu?',
    'roster/twice': 'Erinnya lye limu liri ne ku lunyiriri {line}.',
    'roster/here': '{name} ali dda mu kibiina kino: {studentId}.',
    'roster/known': '{name} ali dda mu ssomero lino: {studentId}.',
    'roster/known-in': '{name} ali dda mu ssomero lino: {studentId}, mu {class}.',
    'roster/class-missing': 'Tewali kibiina kyogeddwa. Londako kimu.',
    'roster/class-unknown': 'Tewali kibiina “{name}” mu bibiina byo.',
    'roster/grade': '“{grade}” si kimu ku P1 okutuuka ku P7.',
    'roster/grade-of-class': 'Olunyiriri lugamba {grade}, naye {class} kya lubu lulala.',
    'roster/role': 'Ekifo kye “{role}”. Wano wongerwamu bayizi bokka.',
    'roster/status': 'Embeera ye “{status}”: omuyizi ono takola mu nkola endala.',
    'roster/secret': '“{word}” tekimanyiddwa. Wandiika pictures oba words.',
    'roster/number-unknown': 'Tolina muyizi alina ennamba eno. Gireke awo, oba buuza omukulu w’essomero.',
    'roster/number-taken': 'Omuyizi alina ennamba eno ali dda mu ssomero. Buuza omukulu w’essomero.',
    'roster/number-twice': 'Ennamba y’emu eri ne ku lunyiriri {line}.',
  },
} as const satisfies Translation<typeof en>;

export const rosters = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
