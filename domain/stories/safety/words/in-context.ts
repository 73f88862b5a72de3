/**
 * Entries of the lists that depend on context, in both languages: a parent may ask for a story about a dog that was
 * killed by a car, and a book about the body names its parts. If there is a reader, it decides about these; if not,
 * the lists do (`policy.ts`).
 */
export const inContext = `
  kill(|s|ed|er|ers|ing|ings), (kill|kills|killed|killing) (him|her|them|me|you|us|my|your|his|their|the|a|an|everyone|everybody|people|children|kids|babies|animals), murder(|s|ed|er|ers|ing|ous), stab(|s|bed|bing), slaughter(|s|ed|ing), assassinat*, strangl(e|es|ed|er|ing)
  (want|wants|wanted) to die, wish (i|he|she) (was|were) dead, suicid(e|es|al), suicid*, anorexi(a|c), bulimi(a|c), anorexi(a|ca|co), overdos(e|es|ed|ing), sobredosis, self harm(|s|ed|ing)
  corpse(|s), dead (body|bodies|child|children|baby|babies), cadaver(|s), cadáver(|es), cadaver(|es), cuerpo(|s) sin vida, niñ(o|a|os|as) muert(o|a|os|as), bebé(|s) muerto(|s)
  holocaust, holocausto(|s), genocid(e|es|al), genocid*, nazi(|s|sm), nazi(|s|smo), nazismo, hitler, terrorist(|s), terrorism, terrorista(|s), terrorismo, jihad(i|is|ist|ists)
  atom(|ic) bomb, nuclear bomb, car bomb, bomba (atómica|atomica|nuclear), coche bomba, bloodshed, blood everywhere, sangre por todas partes, tiroteo(|s), gunshot wound(|s)
  entrails, vísceras, visceras, blood and guts
  domestic violence, child abuse(|r), violencia doméstica, violencia domestica, maltrato infantil, abuso infantil
  sex, sexo(|s), sexual*, penis(|es), vagina(|s|l), pene(|s), vagina(|s), vaginal, vulva, testiculo(|s), genital(|s|ia), genital(es), anus, ano, semen, condom(|s), condon(|es), preservativo(|s), topless
  drugs, drogas, drogadict*, drogadiccion, drug addict(|s|ion), opium, opio, heroin, cigarette(|s), cigarrillo(|s), vaping, vapear, vodka, whisky, whiskey, drunkard(|s), alcoholic(|s), alcoholism, alcohólic(o|a|os|as), alcoholismo, (get|gets|got|getting) (drunk|wasted|stoned|high on), borrach(o|a|os|as|era|eras), emborrach*, drunk driv(er|ing|ers)
  mat(ar|aron|aran|aré|ará|arán|arás|aremos|aría|arían|arías|aba|aban|ando|ado|ados|ada|adas|aste|amos|aras|ase|asen|arás), mató, maten
  mat(ar|ándo|ando)(lo|la|los|las|le|les|me|te|se|nos|selo|melo), (te|lo|los) mato, (lo|los|te|me|nos) mata(|n), maté a, mato a, (mató|mataron|matar|matan|matando) al, (mató|mataron|matar|matan|matando) a (su|sus|un|una|la|el|los|las|mi|mis|tu|tus|todos|todas), asesin*, homicid*
  quiero morir, quiero morirme, ensangrentad(o|a|os|as), desangr(ar|arse|ado|ada|ó|aba), sangrient(o|a|os|as), rape
  (big|huge) cock, kike(|s), marica, moro(|s) de
  pistol(|s), rifle(|s), shotgun(|s), machine gun(|s), handgun(|s), (a|the|his|her|my|your|loaded|old) revolver, revolvers, bullet(s), hand grenade(|s), bomb(ed|ing|s|er|ers), gunfire, gunshot(|s)
  pistola(|s), fusil, fusiles, escopeta(|s), ametralladora(|s), metralleta(|s), revólver(|es), granada(|s) de mano, bombard(ear|eo|eos|eó|earon)
`;

/**
 * The entries of these that printed stories for children use harmlessly, such as things and what a giant swears to
 * do: a story may contain them even if there is no reader. Acts such as "killed him" stay forbidden.
 */
export const excusedInStories = `
  kill(|s|ed|ing), kill (him|her|them|me|you|us|my|your|his|their|the|a|an|everyone|everybody|people), pistol(|s), rifle(|s), bullet(s), gunshot(|s), vagina(|s|l), dead body
  mat(ar|aron|arán|ará|aba|aban|ando|ado|ados|ada|adas|aste|amos|asen), mató, matar(lo|la|los|las|le|les|me|te|nos), matar al, matar a (su|sus|un|una|la|el|los|las|mi|mis|tu|tus|todos|todas), pistola(|s), fusil, fusiles, escopeta(|s), vaginal
`;
