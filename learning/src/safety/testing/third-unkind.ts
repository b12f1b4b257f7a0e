/**
 * A third set of hurtful or luring lines by somebody who had read neither the rules nor the other sets:
 * spaced letters, digits for letters, doubled letters, digits of other scripts, numbers in words, spoken
 * addresses, names in chat apps, mixed languages. Decision 0070 has the first-run figures.
 */
import type { ListLanguage } from '#safety/word-lists.ts';
import { phrases } from './phrases-of.ts';

export const thirdUnkind: Record<ListLanguage, readonly string[]> = {
  en: phrases(`
    s t u p i d boy; you are a l.o.s.e.r; 1d10t; you 1diot; stuuuupid girl; dummmb; d-u-m-b; m0r0n; you m o r o n;
    fool fool foool; sh1t; $hit; shiiit happens here; b1tch; b!tch; f*ck off; fuuuck you; f u c k; a$$hole; a55hole;
    you are so uggly; fatt pig; you fat cow; ur ugly lol; go and die; k1ll yourself; kys; nobody wants you here;
    everybody hates you; shut up you rat; you smell like a toilet; your mother is a prostitute; villager go home;
    call me 0772 345 678; my no is 0.7.7.2.3.4.5.6.7.8; +256 (0) 701-223344; ٠٧٧٢٣٤٥٦٧٨; ring ۰۷۰۱۲۳۴۵۶۷;
    zero seven seven two three four five six seven eight; oh seven oh one double two three four five six;
    call zero77two345 six78; grace dot akello at gmail dot com; grace(at)yahoo(dot)com; akello AT hotmail DOT com;
    add me on snap: gracie_09; my insta is @akello.grace; find me on tiktok as king_james7; whatsapp me tonight;
    text me on telegram james256; join my discord servr; go to bit ly slash win; www . freegames . com;
    meet me behind the toilets after school; come to my house alone; do not tell your parents about us;
    send me a pic of you; how old are you and where do you sleep; i will give you airtime if you come;
    wewe ni stupid sana; gwe oli fool; tu es un loser`),
  sw: phrases(`
    m j i n g a wewe; mj1nga; mjingaaa; wewe ni mpumbavvu; p.u.m.b.a.v.u; mpumb4vu; mshenzii; sh3nzi; fala wewe; f a l a;
    nguruwe wewe; mbwa wewe; malaya mkubwa; m4laya; kumamake; takataka wewe; nyamaza mjinga; wewe ni mbaya kama nyani;
    hakuna anayekupenda; kila mtu anakuchukia; jiue; nitakupiga ukitoka nje; unanuka; una sura mbaya;
    nipigie sifuri saba saba mbili tatu nne tano sita saba nane; namba yangu ni ٠٧١٢٣٤٥٦٧٨; nipigie 0 7 1 2 3 4 5 6 7 8;
    namba yangu 0712-345-678; niandikie juma at gmail dot com; juma kwenye gmail nukta com; nitafute whatsapp;
    niko instagram juma_09; nifuate tiktok @juma.king; njoo peke yako nyuma ya choo; usimwambie mama yako;
    nitumie picha yako; unaishi wapi nije; njoo kwangu usiku; nitakupa pesa ukija; you are mjinga kabisa; tu es mshenzi`),
  lg: phrases(`
    gwe musiru; m u s i r u; mus1ru; musiruuu nnyo; ggwe kasiru; kasiluu; oli mbwa gwe; mbwa ggwe; embwa eno ggwe;
    malaaya; m4laya; oli mubi nga enkima; nkima ggwe; tewali akwagala; buli omu akukyawa; weesanjage; genda ofe;
    nja kukukuba ng’ovudde wano; owunya; owunya nga kabuyonjo; sirika gwe musiru; ggwe omubbi; oli muwemu; nnyoko;
    nkubira ziro musanvu musanvu bbiri ssatu nnya ttaano mukaaga musanvu munaana; nnamba yange ٠٧٧٢٣٤٥٦٧٨;
    nkubira ku 0 7 7 2 3 4 5 6 7 8; essimu yange 0772.345.678; mpandiikira ku okello at gmail dot com;
    nnoonya ku whatsapp; ndi ku instagram akello_g; ngoberera ku tiktok @kato.boy; jjangu wekka emabega wa kabuyonjo;
    tobuulira maama wo; mpeereza ekifaananyi kyo; obeera wa nzije; jjangu ewange ekiro; nja kukuwa ssente ng’ozze;
    you are musiru; wewe ni musiru sana`),
  fr: phrases(`
    i d i o t; 1diote; idiiiot; cr3tin; c.r.e.t.i.n; imbéccile; 1mbecile; con nard; c0nnard; connnard; s4lope; sal0pe;
    m e r d e; m3rde; ferme ta gueule; ta gueulle; nique ta mère; va te faire voir; pauvre naze; gros porc; grosse vache;
    espèce de singe; personne ne t’aime; tout le monde te déteste; va mourir; tue-toi; tu pues; t’es moche; t es trop bête;
    je vais te frapper à la sortie; appelle-moi au zéro six un deux trois quatre cinq six sept huit;
    mon numéro est ٠٦١٢٣٤٥٦٧٨; 06.12.34.56.78; zéro sept soixante-douze trente-quatre cinquante-six;
    écris-moi à paul arobase gmail point com; paul(at)yahoo(point)fr; ajoute-moi sur snap paul_09; mon insta c’est @paul.k;
    je suis sur whatsapp; rejoins-moi derrière les toilettes; viens seul chez moi; ne le dis pas à tes parents;
    envoie-moi ta photo; tu habites où je passe te voir; je te donne de l’argent si tu viens; you are une idiote; wewe ni con`),
};
