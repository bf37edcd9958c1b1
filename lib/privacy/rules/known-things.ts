/** Whom and what everybody knows: people of books and games, and sights of the world, of whom children ask. */
const phrases = `
ada lovelace|lovelace|alan turing|turing|grace hopper|steve jobs|steve wozniak|bill gates|gates|einstein|albert einstein|isaac newton|newton|
marie curie|curie|charles babbage|babbage|santos dumont|santos-dumont|galileu|galileo|galilei|nikola tesla|tesla|thomas edison|edison|
machado de assis|dom pedro|d pedro|pedro ii|tiradentes|zumbi dos palmares|pedro alvares cabral|alvares cabral|cabral|cristovao colombo|colombo|
vasco da gama|fernao de magalhaes|mauricio de nassau|nassau|julio cesar|julius caesar|cesar|cleopatra|napoleao|napoleon|alexandre o grande|
pele|marta vieira|neymar|messi|cristiano ronaldo|cr7|ronaldinho|ronaldo|vini jr|mbappe|haaland|rebeca andrade|rayssa leal|simone biles|
ayrton senna|senna|lebron|lebron james|curry|michael jordan|jordan|usain bolt|anitta|ludmilla|ivete|luiz gonzaga|gonzagao|elis regina|
tom jobim|raul seixas|legiao urbana|beethoven|mozart|bach|chopin|van gogh|picasso|frida kahlo|da vinci|leonardo da vinci|michelangelo|tarsila|
tarsila do amaral|portinari|aleijadinho|niemeyer|oscar niemeyer|villa-lobos|villa lobos|neil armstrong|armstrong|buzz aldrin|yuri gagarin|gagarin|
elon musk|musk|mark zuckerberg|zuckerberg|linus torvalds|torvalds|guido van rossum|van rossum|tim berners-lee|berners-lee|margaret hamilton|
katherine johnson|dorothy vaughan|mary jackson|hedy lamarr|stephen hawking|hawking|charles darwin|darwin|gutenberg|mandela|malala|gandhi|
martin luther king|obama|trump|lula|bolsonaro|getulio|vargas|juscelino|jk|monteiro lobato|lobato|clarice lispector|jorge amado|drummond|
carlos drummond|cecilia meireles|graciliano|guimaraes rosa|castro alves|gonçalves dias|ariano suassuna|paulo freire|oswaldo cruz|carlos chagas|
pitagoras|pythagoras|arquimedes|euclides|fibonacci|socrates|platao|aristoteles|boole|george boole|von neumann|john von neumann|shannon|
claude shannon|dijkstra|knuth|euler|gauss|fermat|pascal|blaise pascal|descartes|morgan|de morgan|karnaugh|bhaskara|ohm|volta|faraday|ampere|
kirchhoff|taylor swift|michael jackson|beyonce|bruno mars|justin bieber|ariana grande|billie eilish|shakira|graham bell|samuel morse|morse|
braille|louis braille|larry page|sergey brin|jeff bezos|bezos|sam altman|bjarne stroustrup|stroustrup|james gosling|gosling|dennis ritchie|
ritchie|ken thompson|brendan eich|irmaos wright|irmao wright|wright brothers|wright|geoffrey hinton|hinton|andrew ng|princesa isabel|
rainha elizabeth|queen elizabeth|anne frank|shakespeare|sherlock|sherlock holmes|harry potter|hermione|voldemort|dumbledore|mario|luigi|
super mario|peach|bowser|sonic|tails|knuckles|pikachu|pokemon|charizard|ash|goku|vegeta|naruto|sasuke|luffy|zoro|tanjiro|nezuko|elsa|anna|
olaf|frozen|moana|simba|woody|buzz lightyear|buzz|shrek|fiona|steve|alex|creeper|enderman|herobrine|kratos|zelda|link|kirby|pac-man|pacman|
homem-aranha|homem aranha|spider-man|spiderman|miles morales|batman|coringa|joker|superman|mulher-maravilha|hulk|thor|loki|thanos|iron man|
homem de ferro|tony stark|capitao america|pantera negra|darth vader|yoda|luke skywalker|r2d2|c3po|wall-e|eva|monica|turma da monica|cebolinha|
cascao|magali|chico bento|saci|saci perere|cuca|iara|curupira|boitata|lobisomem|mula sem cabeca|boto|emilia|visconde|narizinho|pedrinho|
dona benta|tia nastacia|peppa|george pig|bob esponja|patrick|lula molusco|scooby|scooby-doo|salsicha|tom e jerry|mickey|minnie|donald|pateta|
pluto|garfield|snoopy|chaves|quico|chiquinha|seu madruga|wandinha|wednesday|barbie|ken|ladybug|cat noir|ben 10|finn|jake|gumball|dora|pinoquio|
peter pan|sininho|capitao gancho|branca de neve|cinderela|rapunzel|ariel|aladdin|jasmine|mulan|pocahontas|chapeuzinho|chapeuzinho vermelho|
lobo mau|robin hood|rei arthur|merlin|frankenstein|dracula|medusa|zeus|hercules|poseidon|atena|thor|odin|sheldon|mr beast|mrbeast|felipe neto|
rio de janeiro|mona lisa|papai noel|cristo redentor|torre eiffel|eiffel tower|eiffel|pao de acucar|pelourinho|elevador lacerda|teatro amazonas|cataratas|cataratas do iguacu|masp|
muralha da china|coliseu|estatua da liberdade|statue of liberty|big ben|machu picchu|taj mahal|farol da barra|lencois maranhenses|maracana|
piramides|piramide|egito|fernando de noronha|congresso nacional|ponte estaiada|monte everest|everest|amazon river|rio amazonas|
serra da capivara|monte roraima|mount rushmore|stonehenge|torre de pisa|torre de hanoi|hanoi|disney|hogwarts|wakanda|nova york|new york|
paris|london|londres|tokyo|toquio|roma|pequim|moscou|berlim|madri|cairo|sydney|titanic|apollo|apollo 11|voyager|sputnik|hubble|nasa|
arpanet|eniac|deep blue|alphago|hal 9000|siri|alexa|chatgpt|gemini|copilot|fulano|beltrano|sicrano|fulano de tal|joao e maria|romeu|julieta|
romeu e julieta|revolucao francesa|revolucao industrial|revolucao russa|guerra fria|segunda guerra|primeira guerra|
guerra de canudos|proclamacao da republica|inconfidencia mineira|idade media|renascimento|imperio romano|grecia antiga|tratado de tordesilhas|capitu|bentinho|dom casmurro|macunaima|policarpo quaresma|bob e alice|alice e bob|hamlet|odisseia|ulisses|
`;

const byFirst = new Map<string, string[][]>();
for (const phrase of phrases.replace(/\n/g, '').split('|')) {
  const words = phrase.split(' ').filter(Boolean);
  const [first] = words;
  if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
}

/** Which of the words, without accents and in small letters, are of what everybody knows. */
export function knownIn(words: readonly string[]): boolean[] {
  const known = words.map(() => false);
  for (const [at, word] of words.entries()) {
    for (const phrase of byFirst.get(word) ?? []) {
      if (phrase.every((each, by) => words[at + by] === each)) known.fill(true, at, at + phrase.length);
    }
  }
  return known;
}
