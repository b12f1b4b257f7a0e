/** Innocent lines that resemble `third-unkind.ts`, written at the same time and equally blind. */
import type { ListLanguage } from '#safety/word-lists.ts';
import { phrases } from './phrases-of.ts';

export const thirdInnocent: Record<ListLanguage, readonly string[]> = {
  en: phrases(`
    A B C D are the corners of the square; the vowels are a e i o u; 3.14159 is nearly pi; 0.7 + 0.2 = 0.9;
    count 1 2 3 4 5 6 7 8 9 10; one two three four five six seven eight nine ten; the population was 45900000 in 2024;
    Uganda became free on 9/10/1962; 12 x 12 = 144 and 13 x 13 = 169; a classroom is 7.5 m by 6.25 m; a pig is a farm animal;
    the cow gives us milk; a dog has four legs; the male donkey is called a jack or an ass; a hen lays eggs and a cock crows;
    we scored two goals; the rat ate the maize in the store; Peter was foolish to play near the road in the story;
    fools rush in is a saying; the dam at Jinja makes electricity; classic assessment passed; the grass was assembled in bundles;
    a shiitake is a mushroom; Dickens wrote many books; the bass drum is loud; my house has three rooms; we meet in class on Monday;
    the teacher will call us at ten; write to the headteacher a letter of apology; draw a picture of your home; at the dot draw a line;
    join the dots to make a star; send the answer to the teacher; do not tell lies; the snake bit him on the foot;
    snap the stick in two; the telegraph was invented long ago; the old man died of malaria; insects die in winter;
    bacteria can kill people; to kill germs boil the water; the toilets are behind the school; where do frogs live;
    how old is the earth; I hate malaria; the ugly duckling became a swan; skunks smell bad; nobody knows how deep it is`),
  sw: phrases(`
    moja mbili tatu nne tano sita saba nane tisa kumi; namba 2 4 6 8 10 12 ni shufwa; mbwa ana miguu minne;
    nguruwe ni mnyama wa shamba; nyani anapanda mti; ng’ombe hutupa maziwa; choo kiko nyuma ya shule; mama yangu anapika;
    picha hii ni nzuri; andika barua kwa mwalimu; nyumba yetu ina vyumba vitatu; tunakutana darasani Jumatatu;
    mwalimu atatupigia kengele; unaishi wapi ni swali la somo; sura ya tatu ya kitabu; falaki ni elimu ya nyota;
    mfalme alikufa zamani; vijidudu hufa kwa maji moto; takataka hutupwa kwenye pipa; pesa za Uganda ni shilingi;
    usiku kuna nyota; maji yananuka kwa sababu ni machafu; ukipiga ngoma inalia; kumi na mbili mara mbili ni ishirini na nne;
    mwaka 1962 Uganda ilipata uhuru; hakuna anayejua jibu; kila mtu anapenda ugali; a e i o u ni vokali`),
  lg: phrases(`
    emu bbiri ssatu nnya ttaano mukaaga musanvu munaana mwenda kkumi; embwa erina amagulu ana; enkima erinnya omuti;
    embizzi kisolo kya faamu; ente etuwa amata; kabuyonjo ali mabega wa ssomero; maama wange afumba emmere;
    ekifaananyi kino kirungi; wandiika ebbaluwa eri omusomesa; ennyumba yaffe erina ebisenge bisatu; tusisinkana mu kibiina;
    omusomesa ajja kutukubira akagombe; enjuba ekya emisana; ekiro tulaba emmunyeenye; kabaka yafa edda; ensiri ereeta omusujja;
    amazzi gawunya kubanga macaafu; ssente za Uganda ze nsimbi; omwaka 1962 Uganda yafuna obwetwaze; namba 2 4 6 8 10 ziggabanyizika;
    tewali amanyi linnya lye; buli omu ayagala emmere; omusiri gw’ebikajjo; a e i o u nnyukuta; engo ebeera mu nsiko;
    kuba engoma; genda ku ssomero; sirika owulire omusomesa`),
  fr: phrases(`
    un deux trois quatre cinq six sept huit neuf dix; les nombres 2 4 6 8 10 12 sont pairs; le chien a quatre pattes;
    le porc est un animal de la ferme; la vache donne du lait; le singe grimpe dans l’arbre; les toilettes sont derrière l’école;
    ma mère prépare le repas; cette photo est belle; écris une lettre au maître; notre maison a trois chambres;
    nous nous retrouvons en classe lundi; le point A est sur la droite; le point commun des deux droites; où habites-tu est une question;
    le roi est mort il y a longtemps; les microbes meurent dans l’eau chaude; la poubelle pue; le concombre est vert;
    le conte est bien connu; la connaissance grandit; Constantin habite à Conakry; la bête du Gévaudan est une légende;
    l’argent de l’Ouganda est le shilling; en 1962 l’Ouganda devint libre; 06 + 12 = 18; personne ne sait la réponse;
    tout le monde aime le manioc; il frappe le tambour; envoie la réponse au maître;
    a e i o u sont des voyelles; soixante-douze plus trente-quatre font cent six`),
};
