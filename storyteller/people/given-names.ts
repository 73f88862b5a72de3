import type { Pronoun } from './person.ts';

/** Given names that are mostly a girl's or mostly a boy's, of both languages, without accents. */
const girls = new Set(
  `abby abigail ada adela adriana agatha agnes agustina aina ainhoa aisha aitana alba alejandra alexandra alexa alice alicia alina alison alma amaia amanda amara amaya amelia amelie amina amy ana anabel anastasia andrea angela angelica anita ann anna anne annie antonella antonia anya aria ariadna ariana ariel astrid aubrey audrey aurora ava azul barbara beatrice beatriz becky belen bella bertha beth bethany bianca blanca bonnie brenda bridget camila candela carla carlota carmen carol carolina caroline catalina catherine cecilia celeste celia celine charlotte chiara chloe cindy clara claire clarita claudia clementina consuelo constanza cora daisy dalia daniela danna daphne delfina delia diana dolores dora dorothy edith elena eleanor elisa elise eliza elizabeth ella ellen ellie elsa elvira emilia emily emma erica esmeralda esperanza estela esther eugenia eva eve evelyn fatima faith fatou fernanda fiona flor flora florence frances francesca freya frida frieda gabriela gemma genesis georgia gina giulia gloria grace greta guadalupe gwen hana hannah harper harriet heidi helen helena hilda holly hope ida imani ines ingrid irene iris irma isabel isabella isla ivana ivanna ivy jacqueline jana jane janet jasmine jazmin jenna jenny jessica jimena joanna josefa josefina josie joy juana judith julia juliana julie julieta june karen karina kate katherine katie kayla keiko kiara kim kira kitty lara laura layla lea leah leila lena leonor leticia lia lidia lila lilia lilian liliana lilly lily lina linda lisa liz lola lorena lorenza lottie louisa louise lourdes lucia luciana lucille lucy luisa luna luz lydia mabel macarena madison maeve magdalena maia maisie maite malena malia manuela mara margaret margarita margot maria mariam mariana marie mariela marina marisa marisol marta martha martina mary matilda matilde maya megan mei melanie melissa mercedes mercy mia micaela michelle mila millie mina mira miranda miriam molly monica montserrat nadia naima naomi natalia natalie nayeli nell nelly nerea nicole nina noa noelia nora norma nuria octavia olga olive olivia paloma pamela paola patricia paula paulina pearl penelope penny petra phoebe pilar piper polly poppy priya quinta rachel rafaela ramona raquel rebeca rebecca regina renata rita roberta robin rocio romina rosa rosalia rosario rose rosie roxana ruby ruth sabrina sadie salma sally samantha sandra sara sarah sasha savannah scarlett selena serena sienna silvia simone sofia sofie sol soledad sonia sophia sophie stella susan susana susie suri sylvia tamara tania tara tatiana teresa tess tessa thea tilly trinidad uma ursula valentina valeria vanesa vera veronica victoria vilma viola violet violeta virginia wanda wendy willow winnie ximena yara yasmin yolanda yoko zara zelda zoe zoey zuri zulema`.split(
    /\s+/,
  ),
);
const boys = new Set(
  `aaron abdul abel abraham adam adan adrian agustin ahmed alan albert alberto aldo alejandro alexander alexis alfie alfonso alfred ali alonso alvaro amir andre andres andrew andy angel anthony anton antonio archie ariel arjun arlo armando arnold arthur arturo asher augusto aurelio austin axel bastian beau ben benicio benito benjamin bernardo bernie bill billy bjorn bob bobby boris brandon brian bruce bruno byron caleb carl carlos carlitos carter cesar charles charlie christian christopher ciro clark claudio cole colin connor cristian cristobal dan daniel dante dario dave david dean dennis diego dmitri domingo dominic donald dylan eddie edgar eduardo edward efrain elias elijah eliot emilio emiliano emmanuel enrique enzo eric ernesto esteban ethan eugene evan ezequiel ezra fabian fabio facundo federico felipe felix fermin fernando fidel finn finley flavio francisco franco frank fred freddie fritz gabriel gael gary gaspar george geraldo german gerardo gilbert giovanni gonzalo gordon graham gregorio guillermo gus gustavo hank hans harold harry harvey hassan hector henry hernan herman homero horacio howard hugo humberto ian ibrahim ignacio igor iker isaac ismael ivan izan jack jackson jacob jacobo jaime jake james jamie jan jared jason javier jay jeff jeremy jerome jeronimo jesse jesus jim jimmy joaquin joe joel johan john johnny jon jonas jonathan jordi jorge jose joseph joshua josue juan juanito julian julio justin kai karim karl kavi keith ken kenji kevin khalid kofi kyle lars lautaro lawrence lazaro leandro lee leif leo leon leonardo leonel leopoldo levi lewis liam lionel lisandro logan lorenzo louie louis lucas luciano luca luigi luis lukas luke malcolm manny manuel manolo marcel marcelo marco marcos mariano mario mark marlon martin marty marvin mason mateo matias matt matthew matteo maurice mauricio max maxi maximiliano maximo maxwell michael miguel miguelito mike milo mohamed moises morris moses nacho nathan nathaniel neil nelson nestor nicholas nick nicolas nico nigel nil noah noel norman octavio oliver olivier omar oscar oskar osvaldo otis otto owen pablo paco paolo pascual patrick patricio paul pedro pepe percy pete peter phil philip pierre pietro rafa rafael ramiro ramon raul ray raymond rene ricardo richard rob robert roberto rodolfo rodrigo roger roman romeo ron ronald rory ross roy ruben rudy rupert ryan salvador sam samir samuel sandro santi santiago santino saul sean sebastian sergio seth silas silvio simon stan stanley stefan stephen steve stuart sven tariq ted teddy teo teodoro terence theo theodore thiago thomas tiago tim timothy tobias toby todd tom tomas tommy tony tristan ulises valentin valerio vicente victor vincent vladimir walter warren wilbur will william winston wyatt xavier yago yusuf zack zachary zane`.split(
    /\s+/,
  ),
);
/** Given to girls and boys alike: nobody should guess. */
const either = new Set(
  'alex andy ariel charlie chris sam sami robin sasha noa kim jo max jamie quinn riley taylor morgan rowan sky jordan casey dakota remi rene'.split(
    ' ',
  ),
);

const bare = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether it is a given name that is known here. */
export function isGivenName(name: string): boolean {
  const first = bare(name.split(' ')[0] ?? '');
  return girls.has(first) || boys.has(first) || either.has(first);
}

/** How a child of this name is most often spoken of, or undefined where nothing tells. */
export function pronounOfName(name: string): Extract<Pronoun, 'she' | 'he'> | undefined {
  const first = bare(name.split(' ')[0] ?? '');
  if (either.has(first)) return first === 'max' ? 'he' : undefined;
  if (girls.has(first)) return 'she';
  return boys.has(first) ? 'he' : undefined;
}
