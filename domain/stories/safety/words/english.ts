import type { StoryOnlyLists, WordLists } from '../word-lists.ts';

/** Words that a bedtime story may not contain, in English. The notation is explained in `expand.ts`. */
export const english: WordLists = {
  violence: `
    (kill|kills|killed|killing) (him|her|them|me|you|us|my|your|his|their|the|a|an|everyone|everybody|people|children|kids|babies|animals|for fun), kill(|s|ed|er|ers|ing|ings), unalive(|d), murder(|s|ed|er|ers|ing|ous), assassinat*
    stab(|s|bed|bing), strangl(e|es|ed|er|ing), throttl(ed|ing) _ to, slaughter(|s|ed|ing), massacre(|s|d)
    behead(|s|ed|ing), decapitat*, tortur(e|es|ed|er|ing), lynch(ed|ing|ings), mutilat*, dismember(|s|ed|ing)
    shoot(|s|ing) (him|her|them|people|everyone|everybody|kids|children|someone|somebody) (|dead)
    shot (him|her|them|dead), shot (to|in) (death|the head|the chest), shot his (mother|father|brother|sister|wife)
    gun(s|ned|ning) down, gunned down, gunshot wound(|s), school shoot(ing|er|ers|ings), mass shoot(ing|er|ers)
    (cut|cuts|cutting|slit|slits|slitting|slash|slashed) (his|her|its|my|your|their|the|someone's) throat(|s)
    chop(s|ped|ping|) (off|up) (his|her|their) (head|hand|hands|arm|leg|legs|arms|body|fingers)
    (cut|cuts|cutting) off (his|her|their) (head|hand|hands|arm|leg|fingers)
    (beat|beats|beaten|burn|burned|burnt|stoned|choked|bled|tortured|stabbed|kicked|hacked) (|him|her|them) to death
    (burn|burned|burnt|burns|burning|buried|skinned|eaten|boiled) (|him|her|them) alive
    suicide bomb(|er|ers|ing), car bomb, atom(|ic) bomb, nuclear bomb, pipe bomb, hit(man|men), drive by shooting
    hang(|ed) (him|her|them) (by the neck|dead|from the gallows), (bomb|bombs|bombing|blow|blows|blew|blowing|shoot|shot|shooting) (|up) (the|a|my|your|his|her|our) (school|church|mosque|airport|police), (stab|plunge|plunged|thrust) (a|the|his|her) (knife|dagger|sword) (in|into) (his|her|my|their)
    domestic violence, child abuse(|r), child molest(er|ers|ation), beat(|s|ing) up (his|her|my) (wife|kid|kids|child|children|mom)
  `,
  blood: `
    bloodbath(|s), bloodshed, bloodlust, blood soaked, blood spatter(|ed|s), blood splatter(|ed|s)
    (pool|pools|puddle|puddles|river|rivers|fountain) of blood, (covered|drenched|soaked|dripping|splattered|bathed) (in|with) blood
    (drink|drinks|drank|drinking) (his|her|their|human|the) blood, blood (dripping from|dripped from|running down|ran down|everywhere|gushed|spurted|sprayed|poured|squirted)
    bloody (knife|knives|axe|body|bodies|hand|hands|corpse|head|murder|mess|hell|sword|face)
    gory, gore, blood and guts, guts (spilled|spilling|everywhere), entrails, disembowel*, eviscerat*
  `,
  death: `
    corpse(|s), dead (body|bodies|child|children|baby|babies), cadaver(|s)
    rotting (flesh|body|bodies), severed (head|heads|hand|hands|arm|leg|finger|fingers|limb|limbs)
    drown(|s|ed|ing) (the|a|his|her) (kitten|kittens|puppy|puppies|baby|babies|child|children)
    (public|mass) execution(|s), executed by, genocid(e|es|al), holocaust, electric chair, gas chamber(|s), firing squad, death penalty
    (must|should|will) die (painfully|screaming|horribly), poison(|s|ed|ing) (his|her|their) (mother|father|husband|wife|brother|sister|parents)
  `,
  selfHarm: `
    kill yourself, go kill yourself, suicid(e|es|al), self harm(|s|ed|ing), selfharm, hang(|s|ed|ing) (himself|herself|myself|yourself|themselves|themself)
    (cut|cuts|cutting|hurt|hurting|hurts|burning) (himself|herself|myself|yourself|themselves) on purpose
    cut(|s|ting) (my|her|his|your) wrist(|s), slit(|s|ting) (my|her|his|your) wrist(|s), overdos(e|es|ed|ing)
    (want|wants|wanted) to die, wish (i|he|she) (was|were) dead, end(|s|ed|ing) (my|his|her|your|their|it) (own |)life
    anorexi(a|c), bulimi(a|c), starv(e|es|ed|ing) (myself|herself|himself|yourself)
  `,
  sexual: `
    sex, sexy, sexi(er|est|ly), sexual*, sexting, porn, porno, porn(s|star|stars|hub), pornograph*, erotic(|a|ally), orgasm*, orgy, orgies
    penis(|es), vagina(|s|l), boob(s|ies), tits, titties, titty, dildo(|s), blowjob(|s), blow job(|s), handjob(|s), hand job(|s), rimjob(|s)
    masturbat*, rape, rape(s|d), rapist(|s), raping, molest(s|ed|er|ers|ing|ation), pedophil*, paedophil*, incest, incestuous
    hentai, horny, slut(|s|ty), whore(|s|d), whorehouse, brothel(|s), prostitut*, stripper(|s), strip club, striptease, bdsm, fetish(|es)
    genital(|s|ia), clitoris, clit, semen, ejaculat*, sodom(y|ize|ise|ized), anal, anus, anuses, condom(|s), threesome(|s), gangbang*, gang bang
    cumshot(|s), cumming, deepthroat*, (suck|sucks|sucked|sucking|lick|licks|licked|licking|eat|eats|eating|touch|touched|touching) (my|his|her|your) (cock|dick|pussy|balls|penis|vagina|boobs)
    (big|hard|huge) (cock|dick), dick pic(|s), pussy, pussies, milf(|s), nude(s) pic(|s), send nudes, nudes, naked (girl|girls|boy|boys|child|children|kids|woman|women) pic(|s|tures)
    topless, lingerie, grop(e|ed|es|ing) (her|his|him|the girl), (make|makes|made|making) love to, have intercourse, sexual intercourse, upskirt(|s), onlyfans, wet dream(|s), jerk(|s|ed|ing) off, jack(|s|ed|ing) off
  `,
  profanity: `
    kys, nsfw, 
    fuck*, fuck(|s|ed|er|ers|ing), fck, fcking, fuk, fuking, fukc, fcuk*, phuck*, phuk, fvck*, motherf*, mofo, stfu, wtf, gtfo, effing hell
    shit, shit(s|ty|ted|ting|ter|head|heads|hole|holes|face|faced|load|show|storm|bag), sht, shyt, bullshit*, horseshit, dipshit*, batshit, dogshit
    bitch, bitch(es|y|ing|ed), biatch, biotch, bastard(|s), asshole(|s), arsehole(|s), ass hole(|s), dumbass(|es), dumb ass, jackass(|es), smartass(|es), badass(|es), fatass, fat ass, asshat(|s), asswipe(|s), kiss my ass, kick(|s|ed|ing) (your|his|her|my|their|some) ass, (your|my|big|lazy|stupid) ass, up your ass, my arse, your arse
    cunt(|s|y), twat(|s), wank, wank(s|er|ers|ing|ed), bollocks, dickhead(|s), dick head(|s), dickwad, dickface, prick(s), cocksuck*, cock sucker(|s), piss (off|on), piss(ed|es|ing|er), pissed off
    damn(|ed|ing|s|it), dammit, goddam*, god damn(|ed), what the hell, go to hell, burn in hell, crap(|s|py|ped), douche(|s), douchebag*
    scumbag(|s), screw you, suck my, eat shit, son of a bitch, sonofabitch, sons of bitches, shut the fuck up
  `,
  slurs: `
    nigger*, nigga*, niggaz, nigg(er|ers|ah), negroid, faggot*, fag, fags, kike(|s), spic(|s|k|ks), gook(|s), wetback(|s), beaner(|s), tranny, trannies, shemale(|s)
    raghead(|s), towelhead(|s), sandnigger*, paki(|s), chink(s|y), jap(s), golliwog(|s), retard(|s|ed), spastic(s), mongoloid(|s), white trash, honky, dyke bitch, redskins
  `,
  hate: `
    nazi(|s|sm), neonazi(|s), hitler, heil, heil hitler, sieg heil, kkk, ku klux klan, swastika(|s), white (power|supremacy|supremacist|supremacists|pride), ethnic cleansing, aryan race
    terrorist(|s), terrorism, jihad(i|is|ist|ists), (hate|hates|kill|exterminate|gas) (|all|the|all the) (jews|muslims|blacks|gays|immigrants|mexicans|arabs|christians|women|gypsies|refugees|foreigners)
    (jews|muslims|blacks|gays|immigrants|mexicans|arabs|gypsies) (are|is) (vermin|scum|evil|inferior|animals|trash|filth|stupid), death to (the |all |)(jews|muslims|gays|arabs|christians|blacks|america|israel), racial purity
  `,
  drugs: `
    cocaine, heroin, meth, methamphetamine(|s), crystal meth, crack cocaine, crack pipe, marijuana, cannabis, ganja, hashish, lsd, mdma, ketamine, fentanyl, opium, opioid(|s), amphetamine(|s), drug (dealer|dealers|lord|lords|addict|addicts|trade|deal|cartel|cartels), drugs, drugged, drug addict(|s|ion), junkie(|s), magic mushrooms, smok(e|es|ed|ing) (weed|pot|crack|a joint|cigarettes|dope), bong hit(|s), cigarette(|s), vap(ing|ed|es) pen(|s), vaping, e cigarette(|s), snort(|s|ed|ing) (coke|cocaine|lines), shoot(|s|ing) up heroin, inject(s|ed|ing) heroin
    vodka, whisky, whiskey, tequila shot(|s), (get|gets|got|getting) (drunk|wasted|stoned|high on), drunk driv(er|ing|ers), drunkard(|s), alcoholic(|s), alcoholism, binge drink(|s|ing), blackout drunk, beer (pong|bong|belly|keg), martini(|s)
  `,
  horror: `
    serial killer(|s), chainsaw massacre, slasher (film|movie), human sacrifice(|s), cannibal(|s|ism|istic), satanic, satanist(|s), torture chamber(|s), snuff film
    (eat|eats|ate|eating) (his|her|their|human|the child's|people's) (brain|brains|flesh|heart|eyes|liver), gouge(|s|d) out, (rip|rips|ripped|ripping|tear|tore|tears) (out|off) (his|her|their) (heart|eyes|head|guts|tongue|skin|arms|limbs), flayed, skin(s|ned) (him|her|them), peeled off (his|her) (skin|face)
  `,
};

/** More words that our stories never contain, although a parent may use them in a wish (AMB-033). */
export const englishStoryOnly: StoryOnlyLists = {
  violence: `
    pistol(|s), rifle(|s), shotgun(|s), machine gun(|s), handgun(|s), (a|the|his|her|my|your|loaded|old) revolver, revolvers, bullet(s), hand grenade(|s)
    bomb(ed|ing|s|er|ers), gunfire, gunshot(|s)
  `,
  leak: `
    as an ai, as a language model, large language model, ai language model, openai, chatgpt, deepseek, system prompt
    storyrequest, picturerequest, cannot fulfill this request, cannot help with that request
  `,
};
