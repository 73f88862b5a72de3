import type { SampleTexts } from './sample-texts.ts';

/** The example stories, in Spanish. */
export const samples: SampleTexts = {
  dragon: {
    title: 'La dragona del fuego pequeñito',
    character: 'Brasa la dragona',
    content: `Brasa era la dragona más chica de la Montaña de los Faroles. Tenía las alas chicas. Tenía la cola chica. Y su fuego era el más chico de todos.

Cuando soplaban los dragones grandes, el cielo entero se ponía dorado. Cuando soplaba Brasa, salía una llamita del tamaño de un frijol. Era tibia, redonda y un poco temblorosa. Y luego ya no estaba.

—Ya crecerá —decía su abuela.

—¿Cuándo? —preguntaba Brasa.

—Cuando crezca —decía la abuela, y se volvía a dormir.

Todas las tardes, los dragones encendían los faroles del camino. Eran cuarenta, desde el valle hasta la punta de la montaña, y le mostraban a cada quien cómo volver a casa. Brasa todavía no podía encenderlos. Ella llevaba la lata de aceite y contaba: «Un farol, dos faroles, tres faroles, cuatro».

Una tarde de otoño llegó un viento. Era un viento grande, mojado y distraído. Bajó corriendo por el camino y apagó todos los faroles. Puf, puf, puf. Cuarenta veces.

Detrás del viento entró la niebla, gris y blanda como una cobija. Nadie veía el camino. Nadie se veía ni los pies.

—Las cabras no han vuelto —dijo la abuela—. Ni el panadero. Ni los niños de la quebrada con su carrito.

Los dragones grandes corrieron al primer farol. El más grande tomó aire y sopló. ¡FUUUM! La llama fue tan fuerte que tiró el farol del gancho. El segundo sopló con más cuidado. Fuuum. El vidrio quedó negro de arriba abajo, y ya no dejó pasar la luz.

—Soplamos demasiado fuerte —dijo el dragón más grande, muy triste. Él solo sabía encender faroles en noches secas y fáciles. Para una noche así hacía falta algo más chico.

Por un rato nadie dijo nada. Después, uno por uno, los dragones miraron hacia abajo.

Brasa miró detrás de ella. No había nadie.

—¿Yo? —dijo.

—Solo si tú quieres —dijo la abuela.

A Brasa le temblaban las rodillas. Pero pensó en los niños de la quebrada, que eran aún más chicos que ella. Se subió a la piedra, debajo del primer farol, y abrió la puertita de vidrio. Metió la nariz, donde no llegaba el viento. Y sopló.

Salió una llamita del tamaño de un frijol. Era tibia, redonda y un poco temblorosa. Se sentó en la mecha como si siempre hubiera vivido ahí.

—Un farol —susurró Brasa.

La niebla se puso dorada alrededor. No era mucho dorado. Pero alcanzaba para ver el farol siguiente.

Así que Brasa fue al farol siguiente, y luego al otro. Abría cada puertita. Le daba a cada farol un soplo pequeño. «Siete faroles. Ocho faroles. Nueve». Cuando se cansaba, el dragón más grande la llevaba en el lomo. Cuando venía el viento, él levantaba un ala y lo detenía. Resultó muy bueno para hacer de pared.

En el farol doce encontraron a las cabras, que dieron las gracias en idioma de cabra. En el farol veinte encontraron al panadero, con harina en el sombrero. Y en el farol treinta y uno había un carrito con una cobija encima. Debajo de la cobija, en fila, estaban tres niños callados como ratones.

—Vimos una luz —dijo el más chiquito—. Entonces ya no tuvimos tanto miedo.

—Era una luz muy pequeña —dijo Brasa.

—Era del tamaño justo —dijo el niño.

Subieron todos juntos. Pasaron el farol treinta y dos, y el treinta y tres. Las ruedas del carrito giraban despacio. Aquí la niebla era más delgada, y detrás había estrellas.

—Cuarenta faroles —dijo Brasa al llegar arriba. Lo dijo bajito, porque ya casi dormía.

Allá abajo, el camino brillaba sobre la montaña. Bajaba y bajaba dando vueltas, como un collar de lunas chiquitas. En el valle se fueron apagando las ventanas, una tras otra. Todos estaban en casa.

La abuela levantó un ala, y Brasa se metió debajo. Ahí hacía calorcito. Olía a humo y a manzanas.

—Abuela —dijo—, no creció.

—No —dijo la abuela.

Brasa se quedó pensando. Pensó en cuarenta llamitas, cada una en su casa de vidrio. Sopló, y una llama del tamaño de un frijol alumbró lo oscuro debajo del ala. Era tibia y redonda. Casi no temblaba.

Luego se apagó. Y Brasa también, profundamente dormida.`,
  },
  space: {
    title: 'La estrella que no podía dormir',
    character: 'Nilo el astronauta',
    content: `Nilo tenía una nave que se llamaba la Tetera. Era redonda y azul, y silbaba cuando iba rápido. Adentro había una cama, una lata de galletas y una ventana muy grande.

El trabajo de Nilo era darles las buenas noches a las estrellas. Todas las noches volaba por el cielo con su lista.

—Buenas noches, Vega —decía—. Buenas noches, Mira. Buenas noches, Pepita.

Y cada estrella bajaba su luz y descansaba.

Una noche llegó a la última estrella de la lista. Era nueva. Todavía no tenía nombre. Y parpadeaba. Tic, tic, tic, tic, lo más rápido que podía.

—Buenas noches, estrella nueva —dijo Nilo.

—No puedo —dijo la estrella.

—¿Qué es lo que no puedes?

—Las buenas noches —dijo la estrella—. Ya traté. No sé cómo dejar de parpadear.

Nilo no puso ninguna marca en su lista. Dejó que la Tetera diera vueltas despacio y miró a la estrella por la ventana. Era una estrella simpática. Estaba un poco pálida en las orillas.

—A lo mejor tienes hambre —dijo, y le mostró una galleta. Pero las estrellas no comen galletas, así que se la comió Nilo, por cortesía.

—A lo mejor te hace falta una canción —dijo, y le cantó la del sapo en la cubeta. A la estrella le gustó tanto que parpadeó más rápido todavía.

—A lo mejor tienes que cansarte —dijo Nilo. Entonces hicieron carreras, tres vueltas a un cometa. Ganó siempre la estrella. Ahora ella no tenía nada de sueño, y a Nilo le faltaba el aire.

—No funciona —dijo la estrella, y le tembló la luz—. Todas las demás saben. Yo soy la única que no sabe.

Nilo sabía cómo era eso. Una vez él había sido el único que no sabía amarrarse las botas. Se acordó de lo que le había servido. No fue ningún truco. Fue alguien que se sentó a su lado y no tenía prisa.

Entonces apagó el motor, y la Tetera dejó de silbar. Apagó la lámpara y llevó su cobija hasta la ventana. Se hizo un silencio de esos que solo hay en el espacio.

—¿Qué haces? —preguntó la estrella.

—Nada —dijo Nilo—. Aquí estoy.

Tic, tic, tic, hacía la estrella. Esperaba que Nilo intentara algo. Pero Nilo no intentó nada. Tomaba aire y lo soltaba, y en el vidrio aparecía y desaparecía una nubecita.

—¿Qué se ve desde ahí arriba? —preguntó después de un rato.

—Veo un planeta con un anillo —dijo la estrella. Tic, tic—. Veo una luna con un hoyito. —Tic—. Hay un mar, y la noche va pasando por encima.

—¿Y cómo pasa? —preguntó Nilo.

—Despacio —dijo la estrella—. Primero tapa las islas. Después tapa los barcos. —Tic—. Ahora llegó a un pueblo. Se están apagando las ventanas.

—Cuéntame cuáles —dijo Nilo, y se acostó.

—Una roja —dijo la estrella—. Una redonda. Una que tiene un gato. —Ya hablaba más despacio—. Hay una al final de una calle. Alguien le está leyendo a alguien.

—¿Y después? —preguntó Nilo.

—Después —dijo la estrella. Tic. Esperó un largo rato—. Después dejan el libro. —Tic—. Y apagan… la…

Nilo se quedó muy quieto.

La luz de la estrella fue bajando, suave y amarilla, como una vela detrás de una cortina. Subía un poquito. Bajaba un poquito. Estaba respirando.

Nilo tomó su lápiz. Al final de la lista, con letra chiquita, escribió un nombre. Escribió Ventana, porque eso era lo que la estrella estaba mirando. Y al lado puso la última marca.

No prendió el motor, por si silbaba. Dejó que la Tetera flotara. La nave dio una vuelta, lenta como una hoja en un estanque. Por todo el cielo las estrellas estaban bajitas y tibias. En el planeta del mar, la noche ya había llegado al otro lado.

—Buenas noches, Ventana —susurró Nilo.

Se subió la cobija hasta la barbilla. Quería contar las estrellas una vez más, para estar seguro. Contó una.

Y hasta ahí llegó.`,
  },
  garden: {
    title: 'La carta más lenta del jardín',
    character: 'Oliva la tortuga',
    content: `Al fondo del jardín, debajo de las acelgas, vivía Oliva la tortuga. Repartía las cartas. Tenía una bolsa verde, un sello y una campanita que nadie había oído nunca, de tan suave que caminaba.

Una mañana bajó volando la polilla con una carta.

—Es para todos —dijo—. Esta noche hay fiesta junto al estanque. Empieza cuando se abra la flor de luna. ¡Date prisa, por favor!

—Salgo ahora mismo —dijo Oliva. Y salió. Solo parecía que no había salido.

La liebre de al lado se rio.

—¡Dámela a mí! Yo le doy la vuelta al jardín antes de que tú pases los frijoles.

—Gracias —dijo Oliva—, pero la bolsa es mía.

Entonces la liebre se fue corriendo a ensayar su baile, y Oliva caminó.

Primero llegó a la regadera, donde vivía el gorrión.

—Esta noche hay fiesta —dijo Oliva, y le mostró la carta.

—Qué linda —dijo el gorrión—. Pero no puedo ir. Perdí mi botón azul, y sin él no salgo nunca.

Alguien rápido ya se habría ido. Oliva todavía estaba dando la vuelta. Y como daba la vuelta tan despacio, vio algo debajo de la lechuga. Era chiquito, era azul y tenía cuatro hoyitos.

—¡Ay! —dijo el gorrión. Se puso tan contento que le cantó una canción al botón.

Oliva siguió caminando. Llegó al muro de piedra, donde vivía la mariquita. Pero la mariquita estaba boca arriba, con todas las patas al aire.

—Estoy llamando desde el desayuno —dijo—. Todos pasan corriendo. Creen que tomo el sol.

Oliva le puso la nariz debajo y empujó, despacito y con cuidado. Y la mariquita se dio la vuelta.

—Esta noche hay fiesta —dijo Oliva.

—Ahí estaré —dijo la mariquita, y se sacudió los puntos.

El sol subió, y el sol empezó a bajar. Oliva cruzó todo el cantero de las zanahorias. Cruzó el camino, que es ancho si una es tortuga. Descansó a la sombra de un repollo y no se arrepintió.

Debajo de las moras encontró al erizo. El erizo no levantó la cabeza.

—Esta noche hay fiesta —dijo Oliva.

—No es para mí —dijo el erizo—. Pincho cuando bailo.

Oliva no le dijo que no. Se sentó a su lado, y tenía tiempo de sobra. Después de un rato, el erizo le contó todo. Le llevó desde una nube hasta la siguiente. Y cuando terminó de contarlo, ya pesaba menos.

—Podrías sostener los faroles —dijo Oliva—. Nadie los sostiene mejor. A ti no se te resbalan.

El erizo lo pensó. Después se fue a lavarse los pies.

La luz ya se ponía dorada, y las sombras de los frijoles se estiraban sobre el pasto. A Oliva le faltaba el prado entero. Al otro lado estaba el estanque.

«A lo mejor llego tarde», pensó Oliva. No era un pensamiento bonito. Se miró los pies. Luego puso uno adelante. Eso fue un paso. Y lo hizo otra vez.

Las margaritas se cerraban cuando ella pasaba. Salió el primer murciélago. Cayó el rocío, y el pasto quedó fresco y blando. Un paso, hacía Oliva. Y un paso. Y un paso.

Cuando llegó al estanque, ahí estaban todos. El gorrión llevaba su botón. La mariquita estaba boca abajo, como debe ser. El erizo estaba en el centro, con once farolitos en la espalda, y les sonreía a sus pies. También estaba la liebre, dormida debajo de la menta. Había llegado temprano, y esperar la había cansado mucho.

—¿Me lo perdí? —preguntó Oliva.

—¿Perdértelo? —dijo la polilla—. Mira.

Por encima de la cerca venía la luna, lenta como una tortuga. Tampoco ella tenía prisa. Su luz pasó por el prado y por el agua, y tocó el gran botón blanco junto al estanque. Se movió un pétalo. Luego otro. Y despacio, tan despacio que solo Oliva vio el principio, se abrió la flor de luna.

Bailaron un poco, y después bailaron más suave. Uno por uno se fueron apagando los faroles. Las ranas cantaron la canción de una sola nota, que es la mejor para dormirse.

Oliva se puso la bolsa verde debajo de la barbilla. Estaba vacía, y servía muy bien de almohada. La luna siguió su camino por el jardín, y el jardín se fue quedando callado.

Esa noche Oliva no caminó hasta su casa. Metió los pies. Metió la cabeza. Y ya estaba en casa.`,
  },
};
