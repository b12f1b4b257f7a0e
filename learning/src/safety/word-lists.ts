/**
 * Words that a name may not hold: insults, sexual words, slurs. Matched as whole words. They are a start;
 * a school will be able to add words of its own.
 *
 * Left out on purpose, because they are also people's names, lessons or everyday words: Dick, Gay, Fanny,
 * Randy, Hooker, Dyke, Coon; Kike and Shoga (Nigeria), Kuma (Ethiopia), Embolo, Mbolo and Pede (West and
 * Central Africa), Tomba (Congo), Choko and Mugwagwa (Zimbabwe), Zuzu, Bwege; Firauni is Pharaoh; cock, ass,
 * hoe, tit, slag, prick, bite, chatte, mbwa, punda, sex. To refuse a child's own name is worse than to let
 * one of these pass to a teacher's eye.
 */

export type ListLanguage = 'en' | 'sw' | 'lg' | 'fr';

/* `_` stands for a space. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const wordLists: Readonly<Record<ListLanguage, readonly string[]>> = {
  en: words(`
    asshole arsehole asshat dumbass jackass bastard bellend bitch bitches bitchy biatch bollocks boner boob boobies
    bugger bullshit butthole buttplug blowjob clit cocksucker cumshot cunt cunty dickhead dickface dildo douche
    douchebag dumbfuck ejaculate fag faggot faggy fatso fuck fucker fuckin fucking fucked fuk fuk_you gangbang
    handjob horny idiot idiotic imbecile jerkoff jizz kaffir kys kill_yourself go_die masturbate masturbating milf
    moron moronic motherfucker mofo molester nigga niggah nigger niglet nudes nutsack orgasm orgy paedo paedophile
    pedo pedophile penis piss pissed pissing pissoff porn porno pornhub pornstar prostitute pussy pussies rapist
    retard retarded rimjob scumbag screw_you schlong scrotum sexy sext sexting shit shitty shite shithead shitface
    shithole shitting skank slut slutty sodomite son_of_a_bitch spastic stfu stupid suck_my_dick suck_my_cock tits
    titties titty tosser tranny turd twat vagina wank wanker wanking whore whorish wetback chink gook spic dumb loser
    you_are_ugly i_hate_you shut_up shutup stoopid fvck fck
  `),
  sw: words(`
    malaya umalaya kahaba makahaba mboo mkundu mikundu mkunduni matako kutomba kutombana tombana nitombe mtombe
    tombwa kumamako kumamake kumamae kumamayo kumanyoko kuma_mako kuma_mayo kuma_nyoko kuma_ya_mama msenge wasenge usenge mashoga
    hanithi mahanithi kisimi mavi mjinga wajinga mpumbavu wapumbavu pumbavu pumbafu upumbavu shenzi mshenzi washenzi
    ushenzi punguani taahira mataahira mwanaharamu wanaharamu mwana_haramu kufira mfiraji mafala fala_wewe mbwa_wewe
    nguruwe_wewe punda_wewe nyani_wewe kichaa_wewe
  `),
  lg: words(`
    musiru omusiru basiru abasiru busiru obusiru kasiru akasiru bisiru ebisiru kisiru ekisiru malaya bamalaya
    abamalaya omumalaya obwamalaya mmana emmana kutomba okutomba okutombagana nnyoko_ggwe nyoko_gwe musiyazi omusiyazi
    basiyazi abasiyazi bisiyaga ebisiyaga mbwa_ggwe mbwa_gwe embwa_ggwe embizzi_ggwe nkima_ggwe muyaaye omuyaaye
    bayaaye abayaaye muyaye omuyaye musilu omusilu basilu abasilu busilu obusilu kasilu akasilu kisilu ekisilu
  `),
  fr: words(`
    putain pute salope salopard salaud connard connasse encule enculer enculeur enculee merde merdeux merdique
    emmerdeur couille couillon niquer nique_ta nique_sa batard batarde tapette tarlouze gouine negre negresse
    bougnoule bougnoul bamboula bicot youpin branleur branleuse branler branlette foutre trou_du_cul trouduc
    trouducul debile cretin cretine abruti abrutie imbecile idiote fils_de_pute ta_gueule va_te_faire suce_ma
    suceuse bordel_de_merde partouze pouffiasse petasse enfoire
  `),
};

/** Unmistakable words that are also matched inside longer words and across a space. */
export const strongWords: readonly string[] = words(`
  fuck nigger nigga asshole cocksucker dickhead pornhub bullshit shithead blowjob wanker kumamako kumanyoko filsdepute
`);

/** Also matched across a space, but not inside longer words: 'st upid', 'sh ut up'. */
export const partedWords: readonly string[] = words(
  'stupid idiot loser shutup mjinga mpumbavu musiru connard salope',
);
