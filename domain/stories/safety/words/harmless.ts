/** Phrases that only look forbidden, in both languages. They are matched first; the longest match is skipped whole. */
export const harmless = `
  (blue|great|coal|tailed|marsh|willow|crested|little|two|three|four) tits, killer whale(|s), killer bee(|s), kill(|s|ed|ing) (time|an hour|an afternoon|some time|two birds|the time|the lights|the engine), kills weeds, buzz kill
  mató a más, (kill|kills|killed) (the|a) (dragon|giant|ogre|wolf|beast|witch|troll|snake|serpent), (mató|matar|mataron) (al|a la|a el) (dragón|gigante|ogro|lobo|monstruo|serpiente|bestia), drunk on (nectar|honey|sunshine|happiness), borrach(o|a|os|as) de (néctar|nectar|miel|luz), (ballena|ballenas) asesin(a|as), mosca asesina, no kill, no kill (shelter|shelters), killed (in|by) (a|an|the) (car|truck|bus|train|accident|storm|fox|cat|lorry|illness), was killed by accident, to kill a mockingbird, bored to death
  assassin bug(|s), shot (him|her|them) (a|an) (look|smile|glance|wink|grin|angry|worried|puzzled), le (disparó|dispararon|dispara) (|un|una|con) (agua|confeti|bola|chorro|burbujas|espuma|pistola|foto|bolita|bolitas|besos|chorrito), cagada(|s) de (pájaro|paloma|gallina|vaca|mosca|pajarito|gaviota), stab(|s|bed|bing) at
  water (pistol|pistols), squirt (gun|guns|pistol), bullet train(|s), silver bullet(s), bath bombs, seed bombs, glitter bombs, cookie cutter
  (big|huge) cock (|that )(crow|crows|crowed|crowing), (big|huge) cock a doodle, (big|huge) cock (and|with) (his|her|the|a|some) (hen|hens), rooster _ big cock
  horny (toad|toads|lizard|lizards), pussy (cat|cats|willow|willows|foot), puss in boots, shitake, shih tzu
  analis(ar|is), anal fin(|s), damns the river, damn(|ed|ing) the river
  drugs store(|s), drugs from the (doctor|pharmacy), prickly, pricks (|up) (|his|her|its|their|the) ear(|s), pricks his finger, pricks her finger, kike(ri|riki), quiquiriqui
  ano (nuevo|pasado|escolar|entero|luz|bisiesto|nueva|tras ano), (un|cada|este|otro|del|al|hace un|primer|todo el|medio|fin de|que) ano, de ano, por ano, ese ano, aquel ano, el ano (que|pasado|nuevo|escolar|entero|siguiente|proximo|próximo|anterior)
  mat(ar|ando|ado|aron|aba|aban|aremos|amos|aré) (|un poco) (el|la|un) (tiempo|rato|hambre|aburrimiento|sed|curiosidad|gusanillo|gusanito|ratito|calor|tarde), mató (el|la|un) (tiempo|rato|hambre|aburrimiento|sed|curiosidad), mat(ar|ando|ó|a|amos|aremos) (dos|muchos) (pájaros|pajaros)(| de un tiro), mat(ar|amos) moscas
  quiero morirme de (risa|ganas|sueño|la risa|curiosidad|vergüenza|verguenza|hambre|calor|frío|frio)
  (jugar|juegan|jugaron|jugaban|juega|jugamos) al ahorcado, el juego del ahorcado, el ahorcado
  a revolver (la|el|los|las|lo|un|una|su|sus|todo|toda|bien|entre|en|con|despacio|otra|cada|más|hojas|papeles|cosas|juntos|juntas)
  pistola(|s) de (agua|juguete|burbujas|silicona|pegamento|jabón), tetas de (la|las|una) (vaca|vacas|perra|gata|cabra|oveja|cerda), (abeja|abejas|avispa|avispas|mosca|moscas|abejorro|abejorros|mariposa|mariposas) borrach(o|a|os|as), borrach(o|a|os|as) de (sueño|alegría|felicidad|sol|risa|dicha|contento), bizcocho borracho, sapo borracho, verga de (mesana|trinquete|barco|vela), verga del (barco|mástil|palo)
  rape a la (plancha|marinera|gallega), (sopa|filete|cola|lomo|arroz) de rape, rape con, el (rape|pez rape), un (rape|pez rape), pez rape, rape(s|) abisal(|es), oilseed rape, rape seed
  moro(|s) de (azúcar|habichuelas|guandules), viola(|s) da gamba, violad(o|a|as|os) (la regla|las reglas), violacion(|es) de (la|las) (regla|reglas|norma|normas)
  retard(ed|s) the (growth|motion), tortura china de cosquillas, tortura de cosquillas
  spic and span, spick and span, fag end, honky tonk
  el sexo de (los|las|el|la) (cachorros|gatitos|crías|crias|tortugas|gatito|bebé|bebe|cría), same sex, the sex of (the|a) (kitten|kittens|puppy|puppies|baby|chicks|chick|turtle|turtles)
  high on (a|the) (hill|mountain|tree|branch|shelf|hilltop|cloud), getting high on the swing, coon cat(|s), bastard(|s) toadflax, crap shoot, (crap|craps) game
`;
