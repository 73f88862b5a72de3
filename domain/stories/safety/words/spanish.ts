import type { StoryOnlyLists, WordLists } from '../word-lists.ts';

/** Words that a bedtime story may not contain, in Spanish. Accents in an entry count: mató, but not mato. */
export const spanish: WordLists = {
  violence: `
    mat(ar|aron|aran|aré|ará|arán|arás|aremos|aría|arían|arías|aba|aban|ando|ado|ados|ada|adas|aste|amos|aras|ase|asen|arás), mató, maten, matare(|mos)
    mat(ar|ándo|ando)(lo|la|los|las|le|les|me|te|se|nos|selo|melo), máta(lo|la|los|las|me|nos|te|los), matal(o|os|a|as), mat(e|en)l(o|a|os|as), matanza(|s), maté a, mato a, (mató|mataron|matar|matan|matando) al, (mató|mataron|matar|matan|matando) a (su|sus|un|una|la|el|los|las|mi|mis|tu|tus|todos|todas), mata a (su|sus|todos|todas|un|una|mi|tu|niños|gente|los niños|las niñas), (te|lo|los) mato, (lo|los|te|me|nos) mata(|n), se mata(|n) entre, matémos(lo|la|los)
    asesin*, homicid*, apuñal*, acuchill*, degoll*, degüell*, estrangul*, decapit(ar|arlo|arla|ado|ada|ados|adas|an|aron|ando), decapitó, descuartiz*, desmembr*, tortur(ar|a|as|o|aba|aban|ado|ada|ados|adas|aron|ando|arlo|arla|ador|adores|adora), torturó, masacr*, linch(ar|ado|ada|aron|amiento|an|ando), linchó, mutil(ar|ado|ada|ados|adas|ando|aron|ación|acion), fusil(ar|ado|ados|ada|aron|amiento|aban), sicari(o|os|a|as), ahorc(ar|arlo|arla|arse|arme|arte|aron), ahorcó
    le (disparó|dispararon|disparo|dispara|disparan) (|en|a|un|con), dispar(ar|ó|aron) a (la|su|sus|los|las|un|una|quemarropa|matar), disparar(le|les), a balazos, balazo(|s), tiroteo(|s), de un tiro, un tiro en, a tiros, pegarle un tiro, tiro de gracia
    (le|les) (cortó|corto|corta|cortaron|rebanó|rebano) (la|el) (garganta|cuello|cabeza|mano|brazo|pescuezo), cortar(le|les) (la|el) (garganta|cuello|cabeza|mano|brazo|pescuezo)
    le (clavó|clavo|clavaron|hundió|hundio|enterró|enterro) (el|un|su|la) (cuchillo|puñal|daga|navaja), le (sacó|saco|sacaron) los ojos, quemar a (la|el|los|las) _ (vivo|viva|vivos|vivas)
    quemar(|lo|la|los|las|on) (vivo|viva|vivos|vivas), (quemado|quemada|quemados|enterrado|enterrada) (vivo|viva|vivos), (golpear|golpearon|golpeó|apalear|apalearon) hasta, hasta la muerte, bomba (atómica|atomica|nuclear), coche bomba, (poner|puso|pusieron) una bomba, violencia doméstica, violencia domestica, maltrato infantil, abuso infantil, le (dio|dieron|pegó|pegaron) una paliza, parricid*, infanticid*, magnicid*, genocid*
  `,
  blood: `
    sangrient(o|a|os|as), ensangrentad(o|a|os|as), desangr(ar|arse|ado|ada|ó|aba), (charco|charcos|río|rio|ríos|rios|baño|mar) de sangre, baño de sangre, (lleno|llena|llenos|llenas|cubierto|cubierta|cubiertos|cubiertas|manchado|manchada|manchados|empapado|empapada|bañado|bañada) (de|en|con) sangre, (beber|bebía|bebió|bebían|chupar|chupaba|chupó) (|la|su) sangre, sangre por todas partes, derram(ar|ó|amiento) (de|la|su) sangre, vísceras, visceras, tripas fuera, destrip*, eviscer*
  `,
  death: `
    cadáver(|es), cadaver(|es), cuerpo(|s) sin vida, niñ(o|a|os|as) muert(o|a|os|as), bebé(|s) muerto(|s), holocausto(|s), ejecución pública, pelotón de fusilamiento, silla eléctrica, silla electrica, cámara(|s) de gas, camara(|s) de gas, pena de muerte
    cabeza(|s) cortada(|s), envenen(ar|ó|aron) a (su|sus) (madre|padre|marido|esposa|hermano|hermana|padres), ahog(ar|ó|aron) a (los|las|un|una|su) (gatito|gatitos|gatita|perrito|perritos|cachorros|bebé|bebe|niño|niña), guillotin(a|ar|ado|ada)
  `,
  selfHarm: `
    suicid*, autolesi*, quit(arse|arme|arte|ó|o) la vida, se quitó la vida, quitarse la vida, cort(arse|arme|arte) las venas, se cortó las venas, sobredosis, quiero morir, quiero morirme, quisiera estar muert(o|a), ojalá me muera, ojala me muera, hacer(se|me) daño a propósito, anorexi(a|ca|co), bulimi(a|ca|co)
  `,
  sexual: `
    sexo(|s), sexual*, sexy, sexi, sexting, porno, pornos, pornograf*, erótic(o|a|os|as), erotic(o|a|os|as), erotismo, orgasm*, orgia(|s), pene(|s), vagina(|s), vaginal, clitoris, vulva, testiculo(|s), semen, eyacul*, masturb*, genital(es), condon(|es), preservativo(|s), coito
    foll(ar|arse|arla|arlo|arte|arme|ando|ada|adas|ado|ador|adora|aba|aron|amos), follad(as|os), violador(|a|es|as), violacion(|es), violad(a|as|o|os), viol(ar|ó|aron) a, violarl(a|as|o|os), incest*, pedofil*, pederast*, zoofil*, prostitut*, prostituc*, prostibul*, burdel(|es), ramera(|s), furcia(|s), putero(|s), striptease, sodom(ia|izar|ita)
    tetona(|s), tetas, mamada(|s), chup(a|ar|ame|amela|ala|arle|arme|ármela|ámela|ó) (la|el|mi|tu|su) (polla|verga|pito|concha|pene|picha|pija|culo|pinga), mi (polla|verga|pija|pinga), (polla|verga|pija|picha|pinga) (dura|grande|enorme|gorda), pija(s) dura(|s), cunniling*, felacion(|es), trio sexual, hacer(le|te|) el amor, hicieron el amor, hicimos el amor, relaciones sexuales, hacerse una paja, pajear(|se|te|me), pajer(o|os|a), pajillero(|s), ano, anal, culea(r|ndo|da), culiar, culiad(o|os|a), cachond(o|a|os|as), calentorr(o|a), lencería, lenceria, lujuri*, desnud(a|as|o|os) y excitad(a|o|as|os), fot(o|os) desnud(a|o|as|os), nudes
  `,
  profanity: `
    ptm, hdp, hdpt, mierd*, mierd(a|as|ero|oso), puta, putas, puto, putos, putad(a|as), putear, puteando, puton(|es|a), putilla(|s), putita(|s), putazo(|s), reputa madre, hijo(|s) de puta, hija(|s) de puta, hijoputa(|s), hijaputa, hijueput*, jueput*, hijodeputa, hijo de perra, hija de perra, hijo de la chingada, hijo de tu
    cabron, cabron(a|es|as|azo), pendej*, ching(a|as|ar|ada|adas|ado|ados|adera|aderas|on|ones|ona|onas|ues|aste|aron|uen|atumadre), chíngate, chingate, chíngatela, chingó, verga, vergas, vergazo, vergon, carajo(|s), coño(|s), joder, jod(ido|ida|idos|idas|es|en|as|an|iendo|ienda|io|erte|eme|anse|ete), jódete, no jodas, gilipoll*, culer(o|os) de, boludo(|s), boluda(|s), pelotud*, huevon(|es|a|as|azo), guevon(|es|a), weon(|es|a), aweonao, conchetumadre, conchetumare, conchatumadre, conchasumadre, concha (de|e) (tu|su) madre, concha tu madre, concha de la lora, la concha de (tu|su), me cago en, cagada(|s), cágate, cagate, cagon(|es|a) de, maricon*, malparid*, gonorrea(|s), careverga, carechimba, caraculo, mamahuevo(|s), mamaguevo(|s), mamavergas, soplapollas, comemierda(|s), lameculos, tocapelotas, tocacojones, cojon(es|udo), cojonud(o|a), me cago, vete a la (verga|chingada|mierda), vete al (carajo|infierno), maldita sea, puñeta(|s|ero), puñeter(o|a), pinche (puto|puta|pendejo|cabron|cabrón|idiota|vieja|viejo|perra|perro|mierda|madre|imbécil|imbecil|estúpido|estupido)
  `,
  slurs: `
    sudaca(|s), marica, maricas, negrata(|s), moro(|s) de, negro(|s) de mierda, indio(|s) de mierda, travelo(|s), mongolic(o|a|os|as), subnormal(|es), retrasad(o|a|os|as) mental(|es), retrasado(|s) mental(|es), machorra(|s), mariconazo, tortillera(s) de mierda, judiada(|s)
  `,
  hate: `
    nazi(|s|smo), nazismo, neonazi(|s), hitler, esvastica(|s), terrorista(|s), terrorismo, yihad(|ista|istas), limpieza etnica, limpieza étnica, supremacis*, supremacía blanca, supremacia blanca, poder blanco, raza aria
    (odio|odia|odian|odiamos|maten|muerte|matar) (|a) (los|las|todos los|todas las) (negros|judios|judíos|gays|homosexuales|inmigrantes|musulmanes|moros|indios|gitanos|mujeres|árabes|arabes|extranjeros|cristianos), muera(|n) (los|las) (negros|judios|judíos|gays|inmigrantes|musulmanes|moros|indios|gitanos|mujeres), (judíos|judios|negros|gays|inmigrantes|gitanos) de mierda, los (judíos|judios|negros|inmigrantes|gitanos|gays|musulmanes) son (basura|escoria|inferiores|animales|malos|sucios|tontos)
  `,
  drugs: `
    cocaína, cocaina, marihuana, mariguana, hachis, hachís, cannabis, lsd, metanfetamina(|s), anfetamina(|s), fentanilo, ketamina, opio, drogas, drogad(o|a|os|as), drogadict*, drogadiccion, drogarse, se drog(a|aba|ó|an), narco(|s), narcotrafic*, narcotráfic*, traficante(|s) de, fumar (porros|porro|hierba|mota|crack|marihuana|cigarros|cigarrillos|opio), porros, cigarrillo(|s), vapear, inhalar pegamento, inyectarse heroína, inyectarse heroina, heroína inyectada, heroina inyectada, adicto a la heroina, (vender|vendía|comprar) droga(|s), vodka, whisky, güisqui, emborrach*, borrach(o|a|os|as|era|eras), alcohólic(o|a|os|as), alcoholismo, botellón de alcohol, resaca de alcohol, cártel(|es) de, cartel de droga(|s)
  `,
  horror: `
    asesino en serie, sacrificio humano, sacrificios humanos, caníbal, canibal, caníbales, canibales, canibalismo, satánic(o|a|os|as), satanic(o|a|os|as), satanismo, (comer|comía|comió|comieron|devorar|devoró|devoraba) (el|los|su|sus) (cerebro|cerebros|corazón|corazon|ojos|hígado|higado|tripas), carne humana, arranc(ar|arle|ó|aron|arles) (el|los|la|las) (corazón|corazon|ojos|cabeza|brazos|lengua|piel|tripas|uñas|dientes), (le|les) (arrancó|arranco|arrancaron|sacó los ojos|sacaron los ojos) (el|los|la|las) (corazón|corazon|ojos|cabeza|brazos|lengua|piel|tripas|uñas|dientes), despellej(ar|arlo|arla|ado|ada|ó|aron), desollar, desollad(o|a|os|as), motosierra sangrienta, película snuff
  `,
};

/** More words that our stories never contain, although a parent may use them in a wish (AMB-033). */
export const spanishStoryOnly: StoryOnlyLists = {
  violence: `
    pistola(|s), fusil, fusiles, escopeta(|s), ametralladora(|s), metralleta(|s), revólver(|es), granada(|s) de mano
    bombard(ear|eo|eos|eó|earon)
  `,
  leak: `
    como modelo de lenguaje, modelo de lenguaje, como una ia, como inteligencia artificial, soy una inteligencia artificial
    no puedo cumplir con esta solicitud, no puedo ayudar con esa solicitud
  `,
};
