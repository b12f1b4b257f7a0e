/** Innocent lines that resemble `held-out-unkind.ts`, written at the same time and equally blind. */
import type { ListLanguage } from '#safety/word-lists.ts';
import { phrases } from './phrases-of.ts';

export const heldOutInnocent: Readonly<Record<ListLanguage, readonly string[]>> = {
  en: phrases(`
    We meet in class on Friday to revise; Let us meet in the library with the teacher; Our group meets every Tuesday;
    Call out your answer; The number is 0.772; Seven times two is fourteen; two, four, six, eight, ten, twelve;
    one, two, three, four, five, six, seven, eight, nine, ten; zero plus seven is seven; He lives near Lake Victoria;
    Frogs live in water; Where do fish live?; Where do bees live in winter?; What is the number of legs?;
    My number is bigger than yours; Soap kills germs; Malaria kills many children; The plant will die without water;
    Some animals die in the dry season; A flower smells sweet; The rotten egg smells bad; The pig is a farm animal;
    There is fat in milk; Fats and oils; The ugly duckling is a story; The fool in the story learned; The body has bones;
    Draw a picture of the body; Send your answer to the teacher; Take off your shoes at the door;
    A secret ballot is used to vote; Snap the stick in two; A telegram was a fast message long ago; For instance, a star;
    Look at the dot in the middle; Come to school on time; Come to the front of the class; I hate mosquitoes;
    Shut the door when it rains; Shellfish and cassava; Passion fruit and grass; Assumpta Nakku; Mukasa Dickson;
    Fatuma Namubiru; Middlesex is in England; Sexual reproduction in plants; Breast milk is best for a baby;
    HIV is a virus; The urinary bladder; 256 + 772 = 1028; 1,000,000,000 is a billion; Pi is 3.14159265;
    Write 234567 in words; seven hundred and seventy two; The photo shows a volcano; My mother sells sweets;
    Tell your mother what you learned; Do not tell the answer; Everyone likes this lesson; Nobody knows the answer;
    The house of the chief is big; I live in Uganda; Add the numbers on the line; Follow the river on the map;
    Text in a box; Give me one more example; Give the number of sides; You are a star; The dam is on the Nile;
    We are the clever bees; Hit the ball; Beat the eggs; We beat P5 in netball
  `),
  sw: phrases(`
    Tunakutana darasani Ijumaa; Kundi letu hukutana kila Jumanne; Tukutane darasani na mwalimu; Kumi na moja; kumbuka;
    kumaliza kazi; kumpa mtoto maji; Mbwa wetu anaitwa Simba; Mbwa mwitu ni mnyama; Nguruwe ni mnyama; Punda hubeba mizigo;
    Nyani anakula ndizi; Takataka ziwekwe shimoni; Nyumba ni mbaya; Harufu mbaya; Ua linanukia; Yai bovu linanuka;
    moja, mbili, tatu, nne, tano, sita, saba, nane, tisa, kumi; mbili, nne, sita, nane, kumi; saba mara mbili;
    Namba ni kubwa; Namba ya kwanza; Andika namba; Samaki wanaishi majini; Nyuki wanaishi wapi?; Mimi naishi Uganda;
    Anaishi Kampala; Mwambie mama ulichojifunza; Mwambie mwalimu; Siri ya mafanikio ni kusoma; Kura ya siri;
    Sabuni huua vijidudu; Malaria huua; Mmea utakufa bila maji; Wanyama hufa; Piga mpira; Piga makofi; Piga picha;
    Chora picha ya mwili; Tuma jibu; Vua viatu; Njoo shuleni mapema; Njoo mbele ya darasa; Nyumbani kwetu kuna ng’ombe;
    Simu ilivumbuliwa na Bell; Simu ni chombo; Soko liko karibu; Tulienda sokoni; Nyuma ya shule kuna bustani; Choo safi;
    Nguo safi; Maziwa ya mama; Hakuna anayejua jibu; Nakupenda mama; Tunapenda somo hili; Mnene na mwembamba;
    Falme za Afrika; Malaika; Matakwa yetu; Kumakucha; Mashenzini; Msengeti; Mjini Kampala; 256 + 772 = 1028;
    Mti mrefu na mnene; Nipe mfano mwingine; Una kalamu?; Niambie jibu
  `),
  lg: phrases(`
    Tusisinkana mu kibiina ku Lwokutaano; Ekibiina kyaffe kisisinkana buli Lwakubiri; Tusisinkane mu kibiina n’omusomesa;
    Embwa yange eyitibwa Simba; Embwa ekuuma awaka; Embizzi nsolo; Enkima erya amenvu; Omusiri gwa kasooli; Omusirikale;
    Omusirise; Omusizi; Nsiriika; Obusiriivu; emu, bbiri, ssatu, nnya, ttaano, mukaaga, musanvu, munaana, mwenda, kkumi;
    bbiri, nnya, mukaaga, munaana; musanvu emirundi ebiri; Ennamba nnene; Ennamba esooka; Wandiika ennamba;
    Ebyennyanja bibeera mu mazzi; Enjuki zibeera wa?; Mbeera mu Uganda; Abeera Kampala; Buulira maama by’oyize;
    Buulira omusomesa; Ekyama ky’obuwanguzi; Sabbuuni atta obuwuka; Omusujja gutta; Ekimera kifa awatali mazzi;
    Ensolo zifa; Kuba omupiira; Kuba engalo; Kuba ekifaananyi; Wandiika eky’okuddamu; Ggyamu engatto; Jjangu ku ssomero;
    Jjangu mu maaso; Awaka tulina ente; Essimu kyuma; Akatale kali kumpi; Twagenda ku katale; Emabega w’essomero waliwo ennimiro;
    Kaabuyonjo nnyonjo; Engoye nnyonjo; Amata ga maama; Tewali amanyi; Nkwagala maama; Twagala essomo lino; Omuti munene;
    Ekimuli kiwunya bulungi; Eggi evundu liwunya; Nnyonyi; Maama waffe; Mmanya; Amannya; Kabinja; Nnyoko Hill;
    256 + 772 = 1028; Mpa ekyokulabirako ekirala; Olina ekkalaamu?; Mbuulira; Muganda wange; Omuganda; Mulongo; Kyagulanyi;
    Ssekabira; Nalubega; Mbizzi mu nnimiro
  `),
  fr: phrases(`
    On se voit en classe vendredi; Notre groupe se retrouve chaque mardi; Rendez-vous en classe avec le maître;
    Le concours de lecture; Le condor est un oiseau; Un conte africain; Le contour; Connaître les nombres; Il connaît;
    Content; Le député parle; La réputation du roi; L’amputation; Le computer; Une dispute; Un idiome; L’idiome; Le cochon;
    La vache donne du lait; Le porc est un animal; La merle chante; Mercredi; Le merlan; La crevette; Le pneu crevé;
    Une crevasse; Salopette bleue; Une enclume; La niche du chien; Pique-nique; La gueule du lion; L’eau sale;
    La chatte dort; Un tas de sable; Le fruit pue; La fleur sent bon; L’œuf pourri sent mauvais;
    un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix; deux, quatre, six, huit; sept fois deux; Le numéro un;
    Mon numéro est plus grand; Écris le nombre; Les poissons habitent dans l’eau; Où habitent les abeilles ?;
    J’habite en Ouganda; Il habite à Kampala; Dis à ta mère ce que tu as appris; Demande au maître; Le vote est secret;
    Le savon tue les microbes; Le paludisme tue; La plante va mourir sans eau; Les animaux meurent; Frappe le ballon;
    Dessine le corps; Envoie ta réponse; Enlève tes chaussures; Viens à l’école à l’heure; Viens au tableau;
    La photo d’un volcan; Le téléphone de Bell; Le marché est près; Derrière l’école il y a un jardin; Le lait de la mère;
    Personne ne sait; Tout le monde aime cette leçon; Gros et petit; 256 + 772 = 1028; Donne un autre exemple;
    Le point est au milieu; Un instant; La bataille; Le bâtiment
  `),
};
