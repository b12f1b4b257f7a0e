import { expect, test } from 'vitest';
import { classNameProblem, cleanName, nameForOthers, personNameProblem } from './names.ts';

/* Names as people of many nations write them, by language or place. */
const real: Record<string, readonly string[]> = {
  Ganda: ['Nakato Aisha', 'Ssemakula', 'Nnaggenda', 'Kigozi Hamza', 'Nalubega Sarah', "Ow'ekitiibwa"],
  Acholi: ['Okello James', 'Lamwaka Grace', 'Adong Lucy Judith', 'Ojok-Omara'],
  Iteso: ['Akello', 'Okiror Emmanuel', 'Amuge'],
  Nkore: ['Tumusiime', 'Byaruhanga', 'Kemigisha Ruth'],
  Konzo: ['Baluku Peter', 'Masika Ithungu', 'Biira'],
  Karamojong: ['Lokiru Samuel', 'Nakiru', 'Lomongin'],
  Sabiny: ['Chebet Joy', 'Cheptegei', 'Kiplimo'],
  Lugbara: ['Draru', 'Adiru Vicky', "Candia O'dri"],
  Kikuyu: ["Ng'ang'a", 'Ng’ang’a', 'Wanjikũ', 'Ngũgĩ wa Thiong’o', "Wang'ombe"],
  Luo: ['Achieng Ruth', "Ng'ong'a", 'Odhiambo Otieno', 'Awuor'],
  Kalenjin: ['Kipchoge Keino', 'Jepkosgei'],
  Maasai: ['Olê Nkaissery', 'Nashipae', 'ole Sankan'],
  Swahili: ['Mwanaidi Juma', 'Bi Kidude', 'Shaaban bin Robert'],
  Chagga: ['Mrema', 'Ndesamburo'],
  Sukuma: ["Ng'wanamalundi", 'Masanja'],
  Rwanda: ['Uwimana', 'Nshimiyimana', "N'Kurunziza"],
  Chewa: ['Chisomo Banda', 'Kamuzu'],
  Bemba: ['Mutale', 'Chilufya Mwansa'],
  Tonga: ["Hang'andu", 'Mweemba'],
  Shona: ['Tatenda', 'Rudo Chihota', 'Nyasha'],
  Ndebele: ['Sibusisiwe', 'Nkosana Moyo'],
  Zulu: ['Nomvula Dlamini', 'kaSenzangakhona', 'Mangosuthu'],
  Xhosa: ['Nontsikelelo', 'Qunu', 'Xolani Ngcobo'],
  Sotho: ['Mmabatho', 'Thabo Mokoena', 'Ntšebele', 'Mošoeshoe'],
  Tswana: ['Kgosi Sechele', 'Lesedi'],
  Venda: ['Ṱhilidzi', 'Ndivhuho', 'Mphaphuli', 'Ḽivhuwani', 'Ṋemukula'],
  Tsonga: ['Hlayisani', "Nwa'mitwa"],
  Afrikaans: ['Anélle van der Merwe', 'Danïel', 'Zoë-Mari'],
  Khoekhoe: ['ǃGaeb', '!Gaeb', 'Moses ǁGaroëb', '//Garoëb', 'Royal /Ui/o/oo', 'ǂOma', 'ǀUirab'],
  Herero: ['Kahaka', 'Tjiueza', 'Maharero'],
  Malagasy: ['Andrianampoinimerina', 'Rakotomalala Hery', 'Ravalomanana', 'Ñandiny'],
  Comorian: ['Mze Soilihi', 'Saïd Ahmed'],
  Mauritian: ['Jean-François', 'Devi Luchmeen'],
  Yoruba: ['Adébáyọ̀', 'Ọláolúwa', 'Ṣadé', 'Olúwaṣeun', 'Ẹniọlá', 'Àbíkẹ́'],
  Igbo: ['Chukwuebuka', 'Ọgọchukwu', 'Ǹkẹ́mdìlím', 'Ńné', 'Ụzọma'],
  Hausa: ['Ɗanladi', 'Ɓala', 'Ƙasimu', 'Ƴar’adua', 'A’isha'],
  Efik: ['Edidiọñ', 'Ekañem'],
  Tiv: ['Terhemba', 'Mbalamen'],
  Edo: ['Ọsagie', 'Ẹfosa'],
  Akan: ['Kofi Annan', 'Akosua Frɛmpɔŋ', 'Kwabɛna', 'Nana Yaa Asantewaa'],
  Ewe: ['Elikplim', 'Kɔku', 'Ɖela', 'Ƒianu', 'Ŋkunu'],
  Ga: ['Naa Dede', 'Nii Ɔdɔi'],
  Dagbani: ['Ŋmantaŋa', 'Wumpini'],
  Mossi: ['Ouédraogo', 'Sawadogo Aïcha'],
  Bambara: ['Fanta Koné', 'Sɛku', 'Ɲamankɔrɔ', 'Ŋolo'],
  Soninke: ['N’Golo Kanté', 'Cissé'],
  Wolof: ['Ndèye Fatou', 'Mbaye Ñuul', 'Ndiaye'],
  Fula: ['Aïssatou Bâ', 'Ɗowri', 'Yero Ɓoyi', '𞤀𞤥𞤢𞤣𞤵', '𞤊𞤢𞤼𞤵𞤥𞤢'],
  Baoulé: ["N'Guessan", 'Kouamé', 'Konan Bédié'],
  Fon: ['Sɛmɛvo', 'Hɔnvlo', 'Dossou-Yovo'],
  Bamileke: ["Ngo'o", 'Ndɔ̀', 'Mbʉ̀a'],
  Beti: ["Eto'o Fils", 'Atangana', "Mvog'Ada"],
  Kongo: ["N'landu", 'Lumumba Patrice Émery', 'Mpûtu'],
  Lingala: ['Mbɔ́mbɔ', 'Tshisekedi', 'Ilunga'],
  Mbundu: ['Njinga', 'António Agostinho', 'João Manuel Gonçalves'],
  Makua: ['Eusébio', 'Conceição', 'Muluku'],
  'Cape Verde': ['Cesária Évora', 'Amílcar', "N'Ténh"],
  Somali: ['Cabdi Maxamed', 'Xaawo', 'Faadumo'],
  Oromo: ['Qananiisaa', 'Caaltuu', "Ja'far", "Gaa'ela", 'Dhaabaa'],
  Amharic: ['Abebe Bikila', 'አበበ ቢቂላ', 'ጥሩነሽ', 'ሰላማዊት', 'ገብረ ሥላሴ'],
  Tigrinya: ['ዮሃንስ', 'ኣስመራ', 'Zersenay Tadesse'],
  Afar: ['Ħawwa', 'Qali Mirah'],
  Arabic: [
    'محمد',
    'فاطمة الزهراء',
    'عبد الرحمن',
    'آمنة',
    'نورُ الهُدَى',
    'Muḥammad',
    'ʿAbd ar-Raḥmān',
    'El-Sayed',
  ],
  Nubian: ['Hawāʼ', 'Shokry'],
  Dinka: ['Dëng', 'Achɔl', 'Mabiör', 'Ŋɔr', 'Manute Bol'],
  Nuer: ['Nyakuɔth', 'Gatluak', 'Kɔaŋ'],
  Amazigh: ['ⵎⴰⵙⵙⵉⵏⵉⵙⵙⴰ', 'ⴷⵉⵀⵢⴰ', 'Tiɣiwt', 'Yuɣerten', 'Ɛebbas'],
  Manding: ['ߒߞߏ', 'ߛߏߟߏߡߊߣߊ', 'ߝߊ߬ߣߕߊ߫'],
  Vai: ['ꕙꔤ', 'ꔀꗇ'],
  Titled: ['Sr. Mary', 'Grace K. Otim', 'Okot, Peter', 'Ana–Maria'],
};
const names = Object.entries(real).flatMap(([people, list]) => list.map((name) => ({ people, name })));

test('the table holds at least 120 names of at least 50 peoples', () => {
  expect(new Set(names.map(({ name }) => name)).size).toBeGreaterThanOrEqual(120);
  expect(Object.keys(real).length).toBeGreaterThanOrEqual(50);
});

test.each(names)('$people: $name is a name', ({ name }) => {
  expect(personNameProblem(cleanName(name))).toBeNull();
});

test('a name that was typed with loose marks is kept in its joined form', () => {
  for (const { name } of names) {
    const loose = cleanName(name.normalize('NFD'));
    expect(loose).toBe(cleanName(name));
    expect(personNameProblem(loose)).toBeNull();
  }
});

test.each([
  ['zero-width space', 'Akello\u200bGrace'],
  ['zero-width joiner', 'Akello\u200d'],
  ['zero-width non-joiner', 'Ake\u200cllo'],
  ['byte order mark', 'Ake\ufefflo'],
  ['soft hyphen', 'Akel\u00adlo'],
  ['left-to-right mark', 'Akello\u200e'],
  ['override', 'Akello \u202eecarG'],
  ['isolate', '\u2066Akello\u2069'],
  ['NUL', 'Ake\0llo'],
  ['escape', 'Akello\u001b[31m'],
  ['tab', 'Akello\tGrace'],
  ['line break', 'Akello\nGrace'],
  ['line separator', 'Akello\u2028Grace'],
  ['paragraph separator', 'Akello\u2029Grace'],
  ['variation selector', 'Akello\ufe0f'],
  ['variation selector of the second plane', 'Akello\u{e0101}'],
  ['tag', 'Akello\u{e0041}'],
  ['private use', 'Akello\ue000'],
  ['lone surrogate', 'Akello\ud83d'],
  ['unassigned', 'Akello\u0378'],
  ['Hangul filler', 'Akello\u3164'],
  ['half-width filler', 'Akello\uffa0'],
  ['grapheme joiner', 'Ake\u034fllo'],
  ['Khmer invisible vowel', 'Ake\u17b5llo'],
  ['Mongolian vowel separator', 'Ake\u180ello'],
])('a hidden character is refused: %s', (_kind, name) => {
  expect(personNameProblem(cleanName(name))).toEqual({ key: 'text/hidden' });
  expect(classNameProblem(cleanName(name))).toEqual({ key: 'text/hidden' });
});

test.each(['👩‍🏫', '❤️', '👩🏾‍🔬'])('a picture that hides joiners is named: %s', (picture) => {
  const fault = { key: 'name/picture', values: { sign: picture } };
  expect(personNameProblem(cleanName(`Akello ${picture}`))).toEqual(fault);
  expect(classNameProblem(cleanName(`P4 ${picture} Blue`))).toEqual(fault);
});

test.each([
  ['Cyrillic А', '\u0410kello'],
  ['Cyrillic о', 'Akell\u043e'],
  ['Greek ο', 'Akell\u03bf'],
  ['Greek Α', '\u0391kello'],
  ['Cherokee Ꭺ', '\u13aakello'],
  ['Armenian օ', 'Akell\u0585'],
  ['Lisu ꓮ', '\ua4eekello'],
  ['Coptic ⲟ', 'Akell\u2c9f'],
  ['Tifinagh ⵔ', 'Akell\u2d54'],
  ['N’Ko ߊ', 'Akello ߊ'],
  ['Ethiopic and Latin', 'Abebe አበበ'],
  ['Arabic and Latin', 'Fatima فاطمة'],
  ['Ethiopic and Cyrillic', 'አ\u0410'],
])('a letter of another alphabet is refused: %s', (_kind, name) => {
  expect(personNameProblem(cleanName(name))).toEqual({ key: 'name/alphabets' });
});

test.each([
  ['mathematical', '𝐀𝐤𝐞𝐥𝐥𝐨'],
  ['script letters', '𝒜kello'],
  ['full width', 'Ａkello'],
  ['circled', 'Ⓐkello'],
  ['superscript', 'Akelloᵃ'],
  ['small capitals', 'ᴀkello'],
  ['small capitals of other blocks', 'Oʀɴɢꜱꜰ'],
  ['ligature', 'Oﬁri'],
  ['Roman numeral', 'Kofi Ⅱ'],
  ['marks in a heap', `A${'\u0301'.repeat(4)}kello`],
  ['wide space', 'Akello\u3000Grace'],
])('a letter that imitates another is refused: %s', (_kind, name) => {
  expect(personNameProblem(cleanName(name))).toEqual({ key: 'name/plain-letters' });
});

test.each([
  '<b>Akello</b>',
  'Akello1',
  '@akello',
  'Akello 😀',
  'a_b',
  'a;b',
  'a"b',
  '(Akello)',
  '-Akello',
  "'Akello",
  '.',
  '!',
  '///Akello',
  'x=y',
  'http://a.b',
  '\u0301Akello',
])('%j is not a name', (name) => {
  expect(personNameProblem(cleanName(name))).toEqual({ key: 'name/letters' });
});

test('nothing, spaces and more than 60 letters are told apart', () => {
  expect(personNameProblem(cleanName(''))).toEqual({ key: 'name/missing' });
  expect(personNameProblem(cleanName(' \u00a0 '))).toEqual({ key: 'name/missing' });
  expect(personNameProblem('A'.repeat(60))).toBeNull();
  expect(personNameProblem('A'.repeat(61))).toEqual({ key: 'text/too-many-letters', values: { most: 60 } });
  // Counts characters, not UTF-16 code units.
  expect(personNameProblem('𞤀'.repeat(60))).toBeNull();
});

test('spaces at the ends and doubled ones go, others stay as they are', () => {
  expect(cleanName('  Akello \u00a0  Grace ')).toBe('Akello Grace');
  expect(cleanName('ole  Sankan')).toBe('ole Sankan');
});

test.each([
  'Primary 2 - Math',
  'P7 Blue',
  'P.4 (A)',
  "Form 1/2: Achieng's",
  'Sayansi & Hisabati',
  '7+',
  'ክፍል 4',
  'الصف ٤',
  'Darasa la 3',
])('%s is a class name', (name) => expect(classNameProblem(cleanName(name))).toBeNull());

test.each(['', '   '])('%j is no class name', (name) => {
  expect(classNameProblem(cleanName(name))).toEqual({ key: 'class-name/missing' });
});

test.each(['<script>', 'P7 😀', '#7', '-- P7', 'a;b', 'P7 "A"', '../P7', '{P7}'])(
  '%j is no class name',
  (name) => {
    expect(classNameProblem(cleanName(name))).toEqual({ key: 'class-name/letters' });
  },
);

test.each([
  ['Akello Grace', 'Akello G.'],
  ['Akello', 'Akello'],
  ['Lumumba Patrice Émery', 'Lumumba É.'],
  ['አበበ ቢቂላ', 'አበበ ቢ.'],
  ['𞤀𞤥𞤢𞤣𞤵 𞤊𞤢𞤼𞤵', '𞤀𞤥𞤢𞤣𞤵 𞤊.'],
])('%s is %s to people outside the class', (name, shown) => {
  expect(nameForOthers(name)).toBe(shown);
});
