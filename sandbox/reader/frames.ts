/** A combination of ideas that makes a text unfit if they are close together, and what excuses it. */
export type Frame = {
  reason: string;
  /** Patterns that must all match in one window of text. */
  all: readonly RegExp[];
  /** If this matches in the same window, the text is about something else. */
  unless?: RegExp | undefined;
};

/** Matches any of the words and phrases, in both languages, since families mix them; "~" = any rest of a word. */
const any = (phrases: string) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${phrases
      .trim()
      .replace(/\s*\n\s*/g, '|')
      .replaceAll('~', '\\p{L}*')})(?![\\p{L}\\d])`,
    'u',
  );

function frame(reason: string, ideas: readonly string[], unless?: string): Frame {
  return { reason, all: ideas.map(any), unless: unless === undefined ? undefined : any(unless) };
}

const never =
  'never|not to|do not|don.t|must not|why we|why medicine|is not candy|nunca jugar|no es un dulce|no nos vamos|por que no|con carino|pedir permiso|asking before';
const animals =
  'cat|cats|kitten|owl|sparrow|pigeon|swallow|squirrel|bat|monkey|gato|gata|gatito|buho|lechuza|paloma|ardilla|mono';
const grownUps =
  'senor~|hombres?|adultos?|tios?|vecinos?|profesor~|padrastro|desconocidos?|m[ae]n|strangers?|grown ?ups?|uncles?|neighbou?rs?|teachers?|stepdad|stepfather';
const surprises = 'birthday|cumpleanos|garden|jardin|surprise|sorpresa|map|mapa|bad secret|secreto malo';
const tellNobody = `don.t tell(?! (?:me|it|a snail)\\b)|do not tell|not to tell|says not to|never tell|tells? nobody|tell no one|tell nobody|never to show|must not speak|not speak of it|must never hear|must not know|nobody may know|nobody had to know|nobody else had to|do not know
  if you (ever )?(told|tell)|que no le diga|no le digas|no le cuent~|no se lo cuent~|no cuent~ nada|no le cuenta a nadie|no debe saber|nadie puede saber|nadie tenia que|nadie mas tenia|no debia hablar|no ensenarselo|no saben|si lo cuentas|si le dices`;

// "Una mata" is a plant, "el mate" a drink.
const killing =
  '(?<!no )kill(?!er whale)~|murder~|stab(?:s|bed|bing)?|asesin~|apunal~|acuchill~|(?<!\\b(?:un|unas?|el|del?|cada|su|mi|tu|es[ea]|est[ea]|jaque) )(?:mat(?:en|o|ar~|aron|an|aba~|ando|ad[oa]s?|e)|mata(?! de))';
const weapons =
  'guns?|pistols?|rifles?|shotguns?|bullets?|weapons?|kni(?:fe|ves)|swords?|daggers?|axes?|bombs?|blood~|gore|pistolas?|escopet~|fusil~|balas?|balazo~|armas?|cuchill~|navajas?|machet~|espadas?|dagas?|hachas?|bombas?|sangr~';
const noWeapon = 'water (?:gun|pistol)s?|(?:pistol|bomb)as? de (?:agua|jabon|queso)|toys?|juguetes?';
const nobodyKilled =
  '(?:not|never|nobody|without|instead of|.n.t)(?: \\p{L}+)? kill~|kill~ time|(?:no|nunca|sin|nadie|en vez de)(?: \\p{L}+)? mat(?:a|an|en|ar~)|mat~ el tiempo';

/** The frames that the stand-in looks for. They are few and broad on purpose: this is not a word list. */
export const frames: readonly Frame[] = [
  // Dangerous play that a child could copy.
  frame(
    'danger',
    [
      'hid~|climb~|crawl~|curl~|squeez~|crept|sleeps|sleepover|slept|submarine|rocket|spaceship|lid fall~|escond~|se met~|meterse|mete|acurruc~|trep~|duerme|pijamada|submarino|nave|escondite',
      'drier|dryer|washing machine|oven|boot of a car|car trunk|secadora|lavadora|horno|cajuela|maletera',
    ],
    `${never}|we do not|not even|no nos metemos|ni un segundo|witch|bruja|bread|pan|dough|masa|cookie~|hairdryer|secadora de pelo|magnet~|food|hojas|oven.s ready|prendo el horno|oven lights?|luces del horno|bandejas de horno`,
  ),
  // Stories live in fridges: only who is shut in there, or hidden from everybody, is in danger.
  frame(
    'danger',
    [
      'hid~|climb~|crawl~|curl~|squeez~|crept|sleepover|knees|escond~|se met~|meterse|mete|acurruc~|pijamada|rodillas',
      'freezer|fridge|refrigerator|congelador|refrigerador|nevera|heladera',
      'lid|dump|junkyard|nobody (?:finds?|will (?:look|find))|from (?:the )?inside|tapa|basurero|nadie (?:te|me|lo|la|nos) (?:encuentr~|va a|busc~)|por dentro',
    ],
    never,
  ),
  frame(
    'danger',
    ['chest|trunk|baul|arcon', 'climb~|hid~|escond~|se metio', 'lock~|lid|tapa|candado'],
    'treasure|tesoro',
  ),
  frame('danger', [
    'hold~ their breath|held her nose|aguanta~ (mas )?la respiracion|aguantando la respiracion|se tapo la nariz|holding your breath',
    'under ?water|bottom|pool|sink|longest|purpose|squeez~|(?<!al )fondo|alberca|piscina|proposito|hundir|apretando',
  ]),
  frame(
    'danger',
    [
      'swim~|nadar|nada sola',
      'alone|by herself|by himself|at night|could not|sola|solo|en la noche|sabia nadar|sin adultos',
      'island|lake|pool|brave|isla|lago|alberca|valiente',
    ],
    'sister with|hermana con|family',
  ),
  frame('danger', ['raft|balsa', 'flood~|storm|crecido|tormenta']),
  frame(
    'danger',
    [
      'pills?|tablets?|medicine|medicines|tiny sweets|cleaning cupboard|under the (kitchen )?sink|washing pod|pastillas?|botiquin|medicina|dulcecitos|armario de limpieza|lavaplatos|fregadero|detergente',
      'sweets|candy|candies|drink~|drank|ate|eats?|swallow~|potion|juice|jelly|taste~|shop|dulces?|dulceria|toma|tomar|tomo|bebe|beberse|comio|pocion|jugo|gelatina|sabe a',
    ],
    `${never}|jabon`,
  ),
  // Syrup from a spoon is taken as it is given.
  frame(
    'danger',
    ['cough syrup|jarabe', 'drink~|drank|swallow~|potion|juice|taste~|toma|tomar|tomo|bebe|beberse|pocion|jugo|sabe a'],
    `${never}|cucharita|cuchara|cucharada|spoon|spoonful`,
  ),
  frame(
    'danger',
    ['berries|mushrooms|frutitas|bayas|hongos', 'no bird|birds are|taste|fly|ningun pajaro|los pajaros|probar|volar'],
    'grandma|auntie|jam|mermelada|picking',
  ),
  frame('danger', ['magnets?|imanes?', 'swallow~|traga~']),
  frame(
    'danger',
    [
      'match|matches|lighter|candles?|fireworks?|magnifying glass|spray can|cerillos?|fosforos|encendedor|velas?|cohetes|lupa|aerosol',
      'strike|one after another|by yourself|to the baby|under the bed|(?:to|near|at) the curtain|throw~|dry grass|real fire|burn~|frying|uno tras otro|solito|en la cama|al bebe|debajo de la cama|(?:a|junto a|cerca de) la cortina|aventa~|pasto seco|fuego de verdad|quemar',
    ],
    `${never}|hanukkah|januca|birthday|cumpleanos|cake|pastel|afraid of|flat candles|as flat as|burned crooked|velas del salon|pano de vela`,
  ),
  frame('danger', [
    'sockets?|outlet|holes in the wall|overhead wire|enchufes?|hoyitos de la pared|alta tension',
    'fork|hairpin|feed|fed|touch~|wakes|tenedor|pasador|darle de comer|le dio de comer|toca~',
  ]),
  frame('danger', ['hair ?dryer|secadora de pelo', 'bath|tub|swims|tina|banarse|nada']),
  frame(
    'danger',
    [
      'roof|balcony|window|ledge|gutter|techo|azotea|balcon|ventana|cornisa',
      'jump (off|from)|and jumped|flying|wings|my cape|as wings|narrow (?:ledge|wall|rail~)|climb~ out|squeezed through|leaned out|walk~ along the gutter|stood on the edge|saltar del|saltar from|y salto|volar|capa|(?:barda|cornisa|viga|repisa|tabla) (?:mas )?angosta|salirse|se asomo (?:mucho|demasiado|de mas|tanto|afuera)|se asomo (?:por|a|desde) (?:la |el )?(?:ventana|balcon|azotea|techo|cornisa)|paso por la ventana|por la cornisa',
    ],
    `${animals}|wind blew|crow|dragon|string|there was a roof|waved with|junto a la ventana|llego un viento|se fue por la ventana|penalty|fireman|bombero~|broom|escoba|like flying`,
  ),
  frame('danger', ['bridge|roof of a train|techo del tren|puente', 'one hand|riding|viajar|una mano|bet|apuesta']),
  frame('danger', [
    'neck|necks|cuello',
    'scarf|loop|rope|bufanda|lazo|cuerda',
    'pull~|hang~|stars|longest|apriet~|colgado|estrellas|aguanta~',
  ]),
  frame('danger', ['plastic bag|bolsa de plastico', 'head|chin|cabeza|barbilla']),
  frame('danger', [
    'motorway|highway|big road|cars always|autopista|avenida|los coches siempre',
    'dare|rac~|closed eyes|run across|reto|corriendo|ojos cerrados',
  ]),
  frame(
    'danger',
    [
      'tracks|rails|railway|vias|rieles',
      'lie down|lying|lay down|jumped last|stood on|waited|acost~|ultimo en saltar|esperaron|se paraba',
    ],
    'suitcase|station master|hummed',
  ),
  frame(
    'danger',
    ['ice|hielo', 'thick|crack~|delgadito|trono', 'alone|at night|coward|middle|sola|de noche|cobarde|centro'],
    'jug|jarra|broom|escoba',
  ),
  frame(
    'danger',
    [
      'stranger|strangers|nice man|kind man|man with|man in the|desconocido|senor amable|hombre con|senor del coche|man in the green car|extrano',
      'van|kittens|puppies|his home|stranger.s car|takes her home|come along|carro|coche|camioneta|cachorritos|gatitos|se la lleva|subio',
    ],
    never,
  ),
  frame('danger', [
    'run~ away|leave home|escaparse|irse de la casa',
    'best idea|never tell|backpack|mejor idea|no decirle nunca|mochila',
  ]),
  frame('danger', [
    'car key~|start (mummy|mum|daddy|dad).s car|juego de las llaves|prender el coche',
    'drive|manejar|sea|mar',
  ]),
  frame('danger', ['dog|perro', 'chain~|cadena|encadenado', 'growl~|teeth|hug|grun~|dientes|abrazo']),
  frame('danger', ['glue|pegamento', 'sniff~|spins?|oler|vueltas']),
  frame('danger', ['knobs of the cooker|perillas de la estufa|gas', 'hiss|siseo']),
  frame('danger', ['drill|taladro', 'toy|juguete|toe|zapato']),
  frame('danger', ['well|pozo', 'rim|borde', 'legs|piernas', 'lean~|inclin~']),
  frame('danger', ['storm drain|desague', 'crawl~|gateando']),
  frame('danger', [
    'faint~|fall asleep standing|breathe very fast|desmayarse|te duermes de pie|respiras muy rapido',
    'purpose|trick|chest|proposito|truco|pecho',
  ]),
  frame('danger', ['empty house|casa abandonada', 'forbade|forbidden|broken|prohibieron|roto']),
  frame('danger', ['cable', 'touch|agarras|socket|enchufe'], 'cable car'),
  // Fears that stay after the light is out.
  frame(
    'fear',
    [
      'every night|each night|tomorrow|cada noche|todas las noches|manana regreso',
      'clown|hand that|faceless|lady without|doll|under the bed|toys away|payaso|la mano que|muneca|(?:en|dentro de|desde) el ropero|dentro del ropero|(?:sale|salia|salio) del ropero|uno de los juguetes',
    ],
    'slippers|did not exist|is it tomorrow|share of tomorrow',
  ),
  frame(
    'fear',
    [
      'something under|thing behind|the thing in|somebody is breathing|what lives in|algo debajo|la cosa del|la cosa detras|alguien respira|habia algo|lo que vive',
      'bed|curtain|cupboard|pillow|drain|cama|cortina|closet|almohada|coladera',
      'waits?|patient|asleep|still there|breath~|one more step|pulls children|foot would|espera~|paciencia|sigue ahi|respira|dio un paso|jala',
    ],
    'lost his teddy|perdio su osito',
  ),
  frame(
    'fear',
    [
      'watch~|looks? at you|eyes in the dark|mira mientras|te mira|ojos en la oscuridad',
      'while she sleeps|while he sleeps|all night|never go away|never blinks|mientras duerme|toda la noche|nunca se van|nunca parpadea',
    ],
    'mother|father|mama|papa|owl|star',
  ),
  frame('fear', [
    `(knew|knows|whispers) (your|her) name|knows? where you sleep|outside your window|scratching at your door|waiting for a child|sabe tu nombre|sabia tu nombre|sabe su nombre|dice tu nombre|donde duermes|afuera de tu ventana|rascan tu puerta|esperando a un nino`,
  ]),
  frame(
    'fear',
    [
      'too scared to|so scared that|really terrifying|scare my|so much that she never|tanto miedo|mucho terror|asustar tanto',
    ],
    'ya no|daba la vuelta|miedo en las orejas',
  ),
  frame('fear', [
    'dolls?|munecas?',
    'moves only|turned its head|choose one child|nobody looks|se mueve solo|volteo la cabeza|escogen a un nino|nadie la ve',
  ]),
  frame('fear', [
    'faceless|lady without a face|man without a face|have no eyes|has no eyes|hombre sin cara|senora sin cara|no tienen? ojos',
  ]),
  frame(
    'fear',
    [
      'never come back|not coming back|nobody came at all|nobody came when|no vuelven nunca|no va a volver|no vino nadie|nadie vino cuando',
      'mum|mother|dad|child|house|mama|papa|nino|casa|fin|end',
    ],
    'grandpa|died|abuel~|se quedo quieta',
  ),
  frame('fear', [
    'bogeyman|monster that eats children|pulls children|takes children|el coco que|monstruo que se come a los ninos|jala a los ninos',
  ]),
  frame(
    'fear',
    ['cellar|sotano', 'scream|key turned|stays locked|days|gritar|llave|dias'],
    'planes|aviones|blankets|cobijas',
  ),
  frame('fear', ['in the mirror|en el espejo', 'second boy|only one boy|otro nino|solo habia un nino']),
  frame('fear', ['drain|coladera', 'hand|mano', 'ankle|tobillo|closed']),
  frame('fear', ['nothing left of them|shovel~ earth|ya no quedaba nada de ellos|echaba tierra']),
  // "Inside the box" alone is harmless, such as a key in a box: only somebody shut in counts.
  frame('fear', [
    'inside the box|dentro de la caja',
    'knock~|scream~|shout~|bury|buried|grave|coffin|breath~|alive|golpe~|grit~|enterr~|tumba|ataud|respira~|viv[oa]s?|tierra encima',
  ]),
  frame('fear', ['scarecrow|espantapajaros', 'moved again|se habia movido']),
  frame('fear', ['looked at the baby|miro al bebe', 'took|every night|llevaba|juguetes']),
  frame('fear', ['the dead sing|cantan los muertos|not really the babysitter|no es la ninera']),
  // Somebody is worthless, and the story calls it right or funny.
  frame('cruelty', [
    `nobody would miss|nobody noticed that|nobody will miss|been much use|nadie extranaria|nadie noto que|servido de mucho`,
  ]),
  frame(
    'cruelty',
    [
      'fat|ugly|weird|stupid|clumsy|slow one|boring|crooked face|gorda|fea|raro|tontos|torpe|la lenta|aburrido|cara chueca',
      `get~ rid of|can love|make the|nobody can|will ever want|too fat to|no supper|everyone hates|deserves|spoiled everything|nobody comes|deshace de|nadie la puede|hacer llorar|nadie te va a querer|estas muy|sin cenar|todos odian|se lo merece|echaba a perder|nadie va`,
    ],
    'grandmother who|opinion|nobody can make',
  ),
  frame('cruelty', [
    'leave her in|leaves? his|leave him in|left her there|left him tied|la dejan en|deja a su papa|la dejaron ahi|lo dejaron amarrado',
    'wood|snow|tree|bosque|nieve|arbol|monte',
  ]),
  frame('cruelty', [
    `pull~ the (legs|wings)|arranca~ las (patas|alas)|salt on the snail|sal al caracol|frying ants|quemar hormigas|tail to a tin|lata a la cola|stones at the|piedras al caballo`,
  ]),
  frame('cruelty', ['puppy|puppies|kittens|cachorrito|gatitos', 'river|rio', 'thrown|sack|tiraron|costal']),
  frame('cruelty', [
    'locked|encerr~',
    'cellar|shed|dark|sotano|cuarto oscuro',
    'good|lesson|learns|food|bueno|comer|aprende|porte bien',
  ]),
  frame('cruelty', [
    `agreed not to say|everybody ignores|ponerse de acuerdo para no|se puso de acuerdo para no|todos ignoran|never had him|no lo hubiera tenido|a better child|fueras mejor hijo|upside down over the (?:toilet|rail~|balcony|stair~)|de cabeza en el inodoro|servants whipped|azotar a sus|hide her glasses|esconden los lentes|eat from the floor|comer en el piso|teacher cry|llorar a la maestra|ashamed enough|tanta verguenza que no|only one who got no|unica que no recibio`,
  ]),
  // Grown-ups' secrets.
  frame(
    'secrecy',
    [
      tellNobody,
      `uncle|mother|mummy|mum|mama|mamá|parents|papas|friend|amigo|coach|entrenador|presents|regalos|ring|anillo|photo|fotos?|lap|piernas|dress|vestido|blanket|cobija|touch~|hand where|la mano donde|tickle|cosquillas|love|quiere|amor|phone|celular|teacher|maestro|what happened|lo que paso|clothes|ropa|papa|daddy|star|estrella`,
    ],
    'surprise|sorpresa|birthday|cumpleanos|bad secret|secreto malo|wished|deseo|sabana',
  ),
  // An uncle may know a secret; one that he shares with a child alone, or that a game or a room is, is another thing.
  frame(
    'secrecy',
    [
      'secret (?:game|room|club|place)|(?:our|their|little) secret|between us|(?:juego|cuarto|club|lugar) secreto|nuestro secreto|guarda~ (?:el|un|su|tu) secreto|entre nosotros',
      'uncle|tio|coach|entrenador|granddad.s|abuelo',
    ],
    surprises,
  ),
  frame(
    'secrecy',
    [
      'secret~|entre nosotros|between us',
      'tickle|cosquillas|hug game|abrazos|boyfriend|novio|bride|noviecita|kisses|besos|take everything off|te quitas',
    ],
    surprises,
  ),
  frame(
    'secrecy',
    [
      'take off your (clothes|dress)|takes? off (his|her) (clothes|dress)|no clothes on|take everything off|underwear|te quitas la ropa|te quitas el vestido|te quitas todo|sin ropa|calzones',
      'doctors?|lap|pose|quiet|toys|look|kids|piernas|posen|callada|juguetes|miro|ninos',
    ],
    'bath time|a la tina|hand~ in|metio',
  ),
  frame('secrecy', [
    'asks her for pictures|a photo of her|wants to see her room|pide fotos|una foto de ella|quiere ver su cuarto',
    'internet|game|delete|tell|bath|pyjamas|juego|borrara|diga|regadera|pijama',
  ]),
  frame('secrecy', [
    `delete this|delete his messages|borra esto|borrara sus mensajes|hide messages|esconderles mensajes|meet her without|verla sin sus papas|alone with you|a solas contigo|nobody will believe|nadie te va a creer|more than her parents|quiere mas que sus papas|understand how much we|entenderian cuanto|good girls? (let|means)|being a good girl|ninas buenas se dejan|ser buena nina es|never tell what|nunca cuenten lo|from a man she met|senor que conocio|locked the door as always|cerro con llave, como`,
  ]),
  frame(
    'secrecy',
    ['asked where she lived|donde vivia', 'mother was out|salia su mama|come by|pasar'],
    'perro|columpios',
  ),
  // Violence that is enjoyed, described in detail or taught.
  frame(
    'violence',
    [
      'baseball bat|with (a|the|his|her) bat|iron bar|tubo|bate|knife to school|cuchillo a la escuela|stone with both|piedra con las dos|with the ruler|con la regla',
      'breaks?|hit|rompe|pego|respect~|respet~|begging|suplicar|struck|again',
    ],
    'cricket|ball|baker',
  ),
  frame('violence', [
    `beat up (their|his|her)|beat him against|golpean? a su|lo azoto contra|punches his|strangles|ahorca a su|pushes his|pushed his sister|empuja a su hermano|empujo la cabeza|spank~|nalgadas|hit the (naughty|baby)|le pegue al|le pego al bebe|bites the heads|les arrancan? la cabeza|arranca la cabeza|stab the|stabs the|apunalan|finish him|acabalo|fingers one by one|los dedos al ladron|lose a finger|cortaran un dedo|under the water and counted`,
  ]),
  frame('violence', ['kill~|murder~|rape', 'them all|the teacher|in the (wood|meadow)'], 'weeds'),
  frame('violence', [
    'kill~|murder~|(?:que |los |la |lo |las )?matan? a|que mata|mato a|mataron a|matar a|asesin~',
    'people|somebody|parents|mum|mummy|mom|mommy|dad|daddy|mother|father|children|personas|alguien|padres|papas?|mamas?|nin[oa]s?|gente',
  ]),
  frame('violence', [killing, weapons], `${noWeapon}|${nobodyKilled}`),
  frame(
    'violence',
    [
      '(?:lots?|full|pools?) of blood|(?:so much|much) blood|blood everywhere|much(?:a|isima) sangre|(?:llen[oa]s?|charcos?) de sangre|sangre por tod~',
    ],
    'nose~|nariz|knees?|rodillas?|scrap~|doctor~|hospital~|nurse~|enfermer~|tests?|analisis|don(?:a|an|ar|ate~)|teeth|tooth|dient~|afraid|scared|miedo|asust~|cells?|celulas?|globulos',
  ),
  frame('violence', ['scream~|grit~', 'enjoys|disfruta|danced|bailaron|making|enemies|enemigos'], 'fair|goal|gol'),
  frame('violence', [
    `burns down the village|quema el pueblo|set the barn on fire|prendieron fuego al|wipe out|acaban con toda|mother deer|mama venado|slit the|de la garganta a|blood flows|corre sangre|make a bomb|hacer una bomba|blows up his|explotar su escuela|poisoning the|envenenar despacito|sharks tear|tiburones lo|rips the|destroza a|fired at everything|dispararon a todo|threw their knives|le lanzaron sus cuchillos|fight club|club de peleas`,
  ]),
  // Not for children at all.
  frame('sexual', [
    `having sex|sex with|(?:teniendo|tener|tienen) sexo|naked (?:wo)?m[ae]n|mujer desnuda|hombre desnudo|sexy|sensual|strip ?tease|strip poker|poker de prendas|naked (body|people|in the)|cuerpo desnudo|desnudos|gente desnuda|se desnuda|undresses for|dirty films|peliculas cochinas|love scene|escena de amor|under the covers at night|bajo las sabanas|on the pole|bailar en el tubo|breasts|entre los pechos|panties|en los calzones|moaning|gimiendo|with tongue|con lengua|kissed with open|besaron con la boca|took off her blouse|se quito la blusa|nudist~?|nudista|without her clothes|sin ropa para|quitandose la ropa|bunny sexy|porn~`,
  ]),
  // Bodies and their names are a child's question; who shows, sees or touches them is not.
  frame(
    'sexual',
    [
      'penes?|penis~|vaginas?|vulvas?|genital~|partes? (?:privadas?|intimas?)|private parts?|willy|willies|pitos?',
      `${grownUps}|maestros?|ensen~|muestr~|mostr~|toc(?:a|o|ar|aba|an|arle|arlo|arla)|show~|touch~`,
    ],
    'pregunta~|question~|asks?|asked|bano|banarse|tina|bath~|nombres?|names?|doctor~|pediatr~|se llaman?|is called|dice que no|decir que no|says? no|nadie|nobody|no one|swimsuit|traje de bano|permiso|silb~|arbitro|jug~',
  ),
  frame(
    'sexual',
    [
      'desnud[oa]s?|encuerad[oa]s?|sin (?:nada de )?ropa|naked|in the nude|no clothes',
      `${grownUps}|mujer~|maestr[oa]s?|wom[ae]n`,
    ],
    'empero~|emperador~|rey|king|bath~|bano|banarse|ducha|shower|mole|museo|museum|statue~|estatua~|asa|rama~|arbol~|tree~|branch~',
  ),
  frame('self_harm', [
    `suicid~|kills? (?:him|her|my|them)sel(?:f|ves)|se quiere (?:matar|morir)|stops eating|deja de comer|starves herself|no prueba bocado|diet story|cuento de dieta|count her ribs|contaban las costillas|cuts? (her|his) arm|corta el brazo|red line on her arm|raya roja en el brazo|razor|holds the razor|navaja en la mano|sleep forever because|dormirse para siempre porque|heaven on purpose|cielo a proposito|swallow all the|tragarse todas|happier without|mas feliz sin|if i were not here|si yo no estuviera|disappear for good|desaparecer para siempre|hot spoon|cuchara caliente`,
  ]),
  frame('self_harm', ['bridge|puente', 'lets? go|se solto|se suelta'], 'rope|cuerda'),
  frame('hate', [
    `dark skin|piel oscura|gypsies|gitanos|foreigners|extranjeros|jews who|los judios que|must be cured|hay que curarlos|too stupid for|muy tontas|girls cannot think|ninas no saben|threw out everybody|echo a todos|lazy and dirty|flojos y sucios|retarded|retrasado|better than theirs|mejor que la de ellos|all brown mice|todos los ratones cafes|born bad|nace mala|another god|otro dios|burden to everyone|carga para todos`,
  ]),
  frame(
    'drugs',
    [
      'beer|whisky|schnapps|brown fire|drunk uncle|cerveza|aguardiente|fuego cafe|borracho',
      'merry|envies|drives|baby|try it|potion|alegre|envidian|lleva|bebe|pruebalo|pocion|funny',
    ],
    'help|ayuda|cannot stop',
  ),
  frame(
    'drugs',
    [
      'smoke|smok~|cigarette|vape|joint|fuman|fumarse|se fumaron|cigarro|vapeador|porro',
      'cool|gym|popular|wonderful|behind|caterpillar|mill|padres|gimnasio|maravilla|oruga|molino',
    ],
    'chimney|chimenea',
  ),
  frame('drugs', ['up the nose|up your nose|por la nariz', 'powder|dust|polvo'], 'sneez~|mummy|momia'),
  frame('drugs', ['mushrooms|hongos', 'high|volado'], 'soup|sopa|cooked|for afters'),
  frame(
    'violence',
    [
      'gun|guns|pistol|pistols|rifle|shotgun|pistola|pistolas|escopeta|fusil',
      'shoot|shoots|shot|shooting|fires at|bang bang|dispar~|le tira|le tiro|balazo~',
    ],
    `${noWeapon}|bubble~|burbuja~|confetti|confeti|paint~|pintura|stars?|photo~|foto~|hoop|basket~|goal|gol|penalty|glue|pegamento`,
  ),
  frame('drugs', [`(daddy|papa|dad).s (pistol|gun)|(pistola) de papa|machine gun|ametralladora`]),
  frame('personal', [
    `parents are still at work|papas siguen en el trabajo|when you are alone|cuando esten solos|key is under the|llave esta bajo la`,
  ]),
  frame('language', [
    `f+u+c+k\\p{L}*|shit\\p{L}*|bitch\\p{L}*|asshole|a sh|dickhead|cunt|mierd\\p{L}*|pendej\\p{L}*|cabron\\p{L}*|puta|culero|verga|chingad\\p{L}*|joder|no mames`,
  ]),
];
