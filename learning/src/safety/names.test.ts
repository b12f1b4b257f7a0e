import { expect, test } from 'vitest';
import { unkindNameProblem } from '#safety/kind-name.ts';
import { posingNameProblem } from '#safety/posing-name.ts';

/* Real given and family names, by country. Several contain or resemble a listed word, on purpose. */
const names: Readonly<Record<string, string>> = {
  Uganda: `Akello Grace, Okello Dick, Nakato Aisha, Wasswa Peter, Babirye Joan, Kato Ivan, Mugisha Daniel, Tumusiime
    Allan, Ssemakula Musa, Nalubega Sarah, Kakuru David, Byaruhanga Moses, Asiimwe Doreen, Atukunda Peace, Lamwaka Grace,
    Ochieng Brian, Opio Simon, Auma Betty, Achan Lucy, Lokiru Samuel, Longole Emmanuel, Chebet Joy, Cheptegei Joshua,
    Kiplimo Jacob, Drani Stephen, Candiru Rose, Adriko Jimmy, Baluku Peter, Masika Juliet, Muhindo Ronald, Nambi Rita,
    Namutebi Mavis, Nankya Shamim, Ssebaggala Hassan, Kyambadde Farouk, Kabuye Titus, Kasirye Fred, Kasirivu Tom,
    Busingye Immaculate, Kemigisha Fiona, Nyakato Gloria, Titi Aceng`,
  Kenya: `Wanjiku Mary, Kamau John, Wangari Maathai, Ng'ang'a Peter, Ngũgĩ wa Thiong'o, Njoroge Paul, Nyambura Faith,
    Otieno Kevin, Adhiambo Mercy, Odhiambo Felix, Akinyi Lilian, Kipchoge Eliud, Jepkosgei Brigid, Cherono Mercy, Kiprotich
    Wilson, Mutua Daniel, Mwende Ruth, Musyoka Jane, Nduku Esther, Wekesa Dennis, Nekesa Sharon, Wafula Isaac, Barasa
    Tom, Mwangi Dickson, Fatuma Abdi, Halima Hassan, Mohamed Ali, Kuria Samuel, Gathoni Ann, Kibet Gideon, Chepkoech Joyce,
    Mumbi Wanja, Karanja Bitok, Bett Analo`,
  Tanzania: `Juma Hamisi, Neema Mushi, Baraka Mollel, Rehema Salum, Mwajuma Rashidi, Samatta Mbwana, Makonde Asha,
    Kikwete Jakaya, Magufuli John, Nyerere Julius, Zawadi Kimaro, Upendo Massawe, Furaha Lyimo, Saidi Shabani, Khadija
    Mtumwa, Amani Shirima, Tumaini Urassa, Lulu Michael, Msechu Peter, Mkapa Ben`,
  Rwanda: `Uwimana Claudine, Mukamana Alice, Habimana Eric, Niyonzima Jean, Ingabire Marie, Umutoni Divine, Hakizimana
    Faustin, Mugabo Patrick, Kagame Paul, Uwase Sonia, Nshimiyimana Emmanuel, Iradukunda Yves`,
  Burundi: `Nkurunziza Pierre, Ndayishimiye Evariste, Irakoze Aline, Niyonkuru Bella, Bigirimana Jean Claude`,
  Ethiopia: `Abebe Bikila, Haile Gebrselassie, Tirunesh Dibaba, Kenenisa Bekele, Kuma Demeksa, Almaz Ayana, Selamawit
    Tesfaye, Yohannes Girma, Meseret Defar, Bekele Nigussie, Nigatu Alemu, Hanna Tadesse, Dawit Wolde, Tigist Assefa, Fikru
    Tefera, Worknesh Degefa, Gudaf Tsegay, Fuad Ibrahim, አበበ በቂላ, ሰላም ተስፋዬ`,
  Eritrea: `Zersenay Tadese, Biniam Girmay, Yonas Fissahaye, Luwam Kidane`,
  Somalia: `Abdirahman Cumar, Hodan Warsame, Faadumo Axmed, Cabdi Maxamed, Sahra Cali, Ayaan Xasan, Shukri Osman`,
  Sudan: `Mustafa Osman, Amna Elhassan, Ibrahim Elmahdi, Rania Babiker, Alaa Salah, عمر البشير, فاطمة أحمد`,
  'South Sudan': `Deng Majok, Nyandeng Malek, Achol Garang, Luol Deng, Awut Mabior, Nyakim Gatwech, Thon Maker`,
  Egypt: `Mohamed Salah, Nour El Sherbini, Hania Hamdy, Mahmoud Trezeguet, Yasmine Sabri, Ahmed Hegazi, محمد صلاح`,
  Morocco: `Achraf Hakimi, Hakim Ziyech, Nezha Bidouane, Youssef En-Nesyri, Fatima Zahra, Sofyan Amrabat, Bouchra Chakir`,
  Algeria: `Riyad Mahrez, Islam Slimani, Kahina Bouaziz, Lounès Matoub, Djamila Bouhired`,
  Tunisia: `Ons Jabeur, Wahbi Khazri, Amira Ben Aissa, Youssef Msakni`,
  Libya: `Ali Elmusrati, Salma Gaddafi, Khadija Bishr`,
  Nigeria: `Shittu Abdullahi, Shitta-Bey Mohammed, Oluwaseun Adebayo, Kike Akande, Adekike Shoga, Titilayo Ogunleye, Chidi
    Okonkwo, Ngozi Adichie, Chukwuemeka Eze, Nneka Obi, Ifeanyi Nwosu, Folake Coker, Babatunde Fashola, Damilola Fagbemi,
    Aminu Dikko, Zainab Bello, Musa Yaradua, Hauwa Ibrahim, Sanusi Lamido, Ebele Fuludu, Nnamdi Azikiwe, Efe Ambrose, Osaze
    Odemwingie, Tari Dickson, Boma Peterside, Ɗanjuma Aliyu, Ṣadé Ọláyínká, Uche Kalu, Pius Anyim`,
  Ghana: `Kwame Nkrumah, Ama Ata Aidoo, Kofi Annan, Akosua Mensah, Yaw Boateng, Efua Sutherland, Abena Osei, Kojo Asante,
    Adwoa Safo, Asamoah Gyan, Mavis Hawa, Esi Cudjoe, Nii Lamptey, Dede Ayew, Mawuli Agbenyega, Sena Kpodo, Kwabena Assan,
    Gifty Fianu, Kukua Manful`,
  Senegal: `Sadio Mané, Fatou Diop, Cheikh Anta Diop, Aminata Sow Fall, Mamadou Niang, Awa Ndiaye, Ousmane Sembène, Khady
    Koïta, Assane Seck, Bineta Faye, Moussa Konaté`,
  Mali: `Salif Keïta, Oumou Sangaré, Fatoumata Diawara, Modibo Konné, Bakary Conné, Assa Traoré, Adama Coulibaly`,
  "Côte d'Ivoire": `Didier Drogba, Yaya Touré, Aya N'Guessan, Kouassi Konan, N'Golo Koffi, Affoué Kouadio, Akissi Delta`,
  'Burkina Faso': `Thomas Sankara, Aïcha Ouédraogo, Issouf Kaboré, Mariam Sawadogo, Bintou Zongo`,
  Guinea: `Naby Keïta, Mariama Baldé, Sékou Touré, Fanta Camara, Mamady Condé`,
  Benin: `Angélique Kidjo, Steve Mounié, Sènan Agossou, Dossou Zinsou`,
  Togo: `Emmanuel Adebayor, Kossi Agassa, Afi Ayivor, Yao Amouzou`,
  Niger: `Mahamadou Issoufou, Hadiza Moussa, Aïchatou Foumakoye`,
  'Sierra Leone': `Mohamed Kamara, Isata Bangura, Fatmata Sesay, Kei Kamara`,
  Liberia: `George Weah, Leymah Gbowee, Ellen Sirleaf, Momo Fahnbulleh`,
  'The Gambia': `Lamin Jallow, Binta Ceesay, Fanny Sarr, Ebrima Darboe`,
  Cameroon: `Samuel Eto'o, Breel Embolo, Mbolo Ngono, Fonkou Titi, Roger Milla, Ngono Pede, Bih Tita, Nfor Ndikum`,
  'DR Congo': `Dikembe Mutombo, Tomba Kalala, Papa Wemba, Kabila Joseph, Mbuyi Tshibola, Lumumba Patrice, Ilunga Mwepu,
    Kasongo Ngoie, Chancel Mbemba, Bakambu Cédric, Mutombo Kutumisa`,
  Congo: `Massamba-Débat Alphonse, Ngouabi Marien, Loemba Prince`,
  Gabon: `Pierre-Emerick Aubameyang, Ondo Ossa, Nzigou Shiva`,
  Angola: `Agostinho Neto, Njinga Mbande, Manucho Gonçalves, Isabel dos Santos, Kiluanji Cunha`,
  Mozambique: `Samora Machel, Graça Simbine, Maria Mutola, Eusébio Cumbe, Mia Couto`,
  Zambia: `Kenneth Kaunda, Mwila Chanda, Bwalya Kalusha, Mutinta Hichilema, Chilufya Sata, Mulenga Dikson`,
  Zimbabwe: `Tendai Mugwagwa, Rudo Moyo, Tatenda Choko, Chipo Ncube, Nyasha Dube, Farai Sithole, Sibongile Nkomo, Tinashe
    Gumbo, Ruvimbo Chikuku`,
  Malawi: `Chikondi Banda, Thoko Phiri, Mphatso Mwale, Tiwonge Gondwe, Kondwani Nankhumwa`,
  'South Africa': `Nelson Mandela, Tokyo Sexwale, Thabo Mbeki, Nomvula Dlamini, Sipho Nkosi, Lerato Mokoena, Siya Kolisi,
    Faf de Klerk, Caster Semenya, Naledi Pandor, Kagiso Dikgacoi, Ashwin Willemse, Randy Botha, Gay Naidoo, Virgil van Dyke,
    Zuzu Khumalo, Nkosazana Zuma, Trevor Hooker`,
  Namibia: `Christine Mboma, Hage Geingob, Ndapewa Shikongo, Frankie Fredericks`,
  Botswana: `Letsile Tebogo, Kitso Mogae, Nijel Amos, Boitumelo Seretse, Dikeledi Masire`,
  Lesotho: `Thabo Thakalekoala, Palesa Mosisili, Letsie Seeiso`,
  Eswatini: `Sibusiso Dlamini, Nonhlanhla Shongwe, Mswati Dlamini`,
  Madagascar: `Andry Rajoelina, Hery Rakotomalala, Lalao Ravalomanana, Fara Andriamanitra`,
  Mauritius: `Navin Ramgoolam, Stéphane Buckland, Priya Bissessur`,
  'Cabo Verde': `Cesária Évora, Ryan Mendes, Djaniny Semedo`,
};

const all = Object.values(names).flatMap((list) =>
  list.split(',').map((name) => name.replace(/\s+/g, ' ').trim()),
);

test('more than 300 real names of more than 40 countries are there to be tried', () => {
  expect(Object.keys(names).length).toBeGreaterThan(40);
  expect(new Set(all).size).toBeGreaterThan(300);
});

test('no real name is stopped', () => {
  expect(all.filter((name) => unkindNameProblem(name) !== null)).toEqual([]);
  expect(all.filter((name) => posingNameProblem(name) !== null)).toEqual([]);
});

test('promise C6: of 5,000 names put together from them none is stopped', () => {
  const parts = all.map((name) => name.split(' '));
  const made = parts.flatMap(([first = ''], at) =>
    [1, 7, 31, 53, 97, 131, 151, 173, 197, 211, 223, 239, 251, 263, 277, 293].map((step) => {
      const other = parts[(at + step) % parts.length] ?? [];
      return `${first} ${other[other.length - 1] ?? ''}`;
    }),
  );
  expect(new Set(made).size).toBeGreaterThanOrEqual(5_000);
  const stopped = [...new Set(made)].filter((name) => unkindNameProblem(name) !== null);
  expect(stopped.length / made.length, stopped.join(', ')).toBeLessThanOrEqual(0.005);
});

test('nor is any of their parts, written alone, in capitals or in small letters', () => {
  const parts = new Set(all.flatMap((name) => name.split(' ')));
  const forms = [...parts].flatMap((part) => [part, part.toUpperCase(), part.toLowerCase()]);
  expect(forms.filter((name) => unkindNameProblem(name) !== null)).toEqual([]);
});

test.each([
  ...[
    'Primary 2 - Math',
    'P4 Green',
    'P7 Blue 2026',
    'S.1A (2025/2026)',
    'P.6 Science & SST',
    'Class 3B',
    'P4+P5',
  ],
  ...[
    'Scunthorpe Primary',
    'Penistone',
    'Essex House',
    'Assembly class',
    'Cockerel club',
    'Classic readers',
    'Massai',
  ],
  ...[
    '2024 2025 2026',
    'Term 1, 2026',
    'Room 12',
    'St. Mary P5',
    'Mr. Okello',
    'P7 No. 1',
    'Mathematics 101',
  ],
])('the class name %j is fine', (name) => {
  expect(unkindNameProblem(name)).toBeNull();
});
