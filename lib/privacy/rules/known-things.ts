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
romeu e julieta|
renato russo|cassia eller|chico buarque|caetano veloso|gilberto gil|rita lee|tim maia|jorge ben|alceu valenca|elba ramalho|dominguinhos|
zeca pagodinho|alcione|emicida|luan santana|gusttavo lima|marilia mendonca|ana castela|wesley safadao|pabllo vittar|luisa sonza|joelma|mc cabelinho|
mc kevinho|ze felipe|joao gomes|simone e simaria|henrique e juliano|jorge e mateus|bruno e marrone|zeze di camargo|chitaozinho e xororo|sandy e junior|
roberto carlos|erasmo carlos|tom ze|toquinho|vinicius de moraes|cartola|pixinguinha|noel rosa|adoniran|adoniran barbosa|milton nascimento|djavan|
xuxa|silvio santos|faustao|whindersson|whindersson nunes|casimiro|alanzoka|authentic games|rezende evil|ibere thenorio|atila iamarino|luccas neto|
gustavo guanabara|guanabara|filipe deschamps|vinicius junior|vinicius jr|rodrygo|endrick|richarlison|kaka|romario|rivaldo|zico|garrincha|bebeto|
bia zaneratto|debinha|lewis hamilton|verstappen|bortoleto|guga kuerten|bia haddad|italo ferreira|gabriel medina|isaquias queiroz|arthur zanetti|
daiane dos santos|hebert conceicao|courtois|modric|lamine yamal|salah|bellingham|zidane|maradona|beckham|serena williams|federer|nadal|djokovic|
stephen curry|kobe bryant|shaquille|bruce lee|charlie chaplin|chaplin|walt disney|spielberg|stan lee|miyazaki|tolkien|rowling|mauricio de sousa|ziraldo|
ruth rocha|ana maria machado|eva furnari|pedro bandeira|conceicao evaristo|lima barreto|cruz e sousa|jose de alencar|aluisio azevedo|raul pompeia|
euclides da cunha|mario de andrade|oswald de andrade|carlos drummond de andrade|manuel bandeira|fernando pessoa|camoes|saramago|agatha christie|julio verne|
jules verne|edgar allan poe|victor hugo|kafka|homero|cervantes|dickens|mark twain|beatrix potter|peter rabbit|irmaos grimm|andersen|esopo|la fontaine|
zilda arns|irma dulce|chico xavier|padre cicero|lampiao|maria bonita|antonio conselheiro|dandara|zumbi|chica da silva|xica da silva|anita garibaldi|
garibaldi|maria quiteria|marielle franco|chico mendes|cacique raoni|raoni|ailton krenak|krenak|getulio vargas|ulysses guimaraes|tancredo neves|dilma|
fhc|fernando henrique|fernando haddad|haddad|fernando collor|collor|marechal deodoro|rui barbosa|jose bonifacio|dom joao|d joao|carlota joaquina|
duque de caxias|barao de maua|napoleao bonaparte|abraham lincoln|george washington|thomas jefferson|benjamin franklin|rosa parks|malcolm x|
nelson mandela|winston churchill|churchill|hitler|stalin|lenin|marx|karl marx|che guevara|simon bolivar|bolivar|san martin|toussaint louverture|
louverture|joana d'arc|joana darc|tutancamon|ramses|nefertiti|confucio|buda|gengis khan|marco polo|humboldt|von humboldt|mendel|pasteur|alexander fleming|
rosalind franklin|watson e crick|lavoisier|bohr|rutherford|planck|schrodinger|heisenberg|feynman|fermi|oppenheimer|hertz|maxwell|joule|celsius|kelvin|
lord kelvin|fahrenheit|richter|marconi|landell de moura|cesar lattes|vital brazil|adolfo lutz|nise da silveira|bertha lutz|mae jemison|tereshkova|laika|
sally ride|radia perlman|betty holberton|jean bartik|karen sparck jones|barbara liskov|donald knuth|edsger dijkstra|tony hoare|john mccarthy|
marvin minsky|seymour papert|papert|mitch resnick|massimo banzi|konrad zuse|vannevar bush|douglas engelbart|gordon moore|jack kilby|satoshi nakamoto|
nolan bushnell|allan alcorn|shigeru miyamoto|hideo kojima|gabe newell|tim cook|satya nadella|sundar pichai|jensen huang|piaget|vygotsky|montessori|
ramanujan|hipatia|eratostenes|tales de mileto|al-khwarizmi|hilbert|godel|papa francisco|papa leao|leao xiv|joao paulo ii|jesus cristo|
moises|noe|adao e eva|davi e golias|golias|judas|virgem maria|nossa senhora aparecida|sao jorge|sao francisco de assis|maome|
ganon|yoshi|donkey kong|bulbasaur|mewtwo|eevee|charmander|squirtle|lara croft|master chief|geralt|ezio|yasuo|jinx|teemo|huggy wuggy|
bendy|papyrus|cuphead|kakashi|itachi|eren|mikasa|bakugo|gojo|itadori|saitama|sailor moon|seiya|totoro|chihiro|nemo|dory|baymax|
vanellope|timao e pumba|pumba|tarzan|dumbo|pato donald|phineas|phineas e ferb|phineas and ferb|jimmy neutron|danny phantom|jovens titas|mutano|
aquaman|groot|gaviao arqueiro|viuva negra|venom|lex luthor|arlequina|dona florinda|seu barriga|menino maluquinho|bidu|jotalhao|bras cubas|macabea|
joao grilo|chico e joao grilo|riobaldo|diadorim|dom quixote|don quixote|sancho panca|gulliver|robinson crusoe|tom sawyer|willy wonka|percy jackson|katniss|
frodo|gandalf|gollum|katara|aang|zuko|grogu|princesa leia|han solo|chewbacca|morpheus|ben-hur|ben hur|spartacus|gladiator|mulher maravilha|
homem formiga|doutor estranho|doctor strange|charlie brown|hello kitty|tio patinhas|ze carioca|popeye|pica-pau|pica pau|tweety|pernalonga|patolino|
jardim botanico|ibirapuera|parque do ibirapuera|ponte rio-niteroi|avenida paulista|palacio do planalto|museu do amanha|arcos da lapa|corcovado|copacabana|
chapada diamantina|pantanal|itaipu|belo monte|ver-o-peso|mercado modelo|inhotim|pampulha|golden gate|central park|times square|casa branca|white house|
louvre|vaticano|capela sistina|partenon|acropole|angkor wat|monte fuji|mount fuji|saara|sahara|himalaia|nilo|canal do panama|cabo canaveral|
titicaca|patagonia|galapagos|ilha de pascoa|chichen itza|sagrada familia|alcatraz|pompeia|vesuvio|chernobyl|hiroshima|christ the redeemer|niagara|
walt disney world|silicon valley|vale do silicio|madeira-mamore|cabanagem|farroupilha|guerra dos farrapos|balaiada|sabinada|quilombo dos palmares|
corinthians|palmeiras|flamengo|fluminense|botafogo|gremio|cruzeiro|atletico mineiro|chapecoense|real madrid|barcelona|manchester|liverpool|juventus|psg|
venezuela|bolivia|colombia|argentina|uruguai|paraguai|caracas|bogota|buenos aires|montevideu|santiago do chile|quito|haiti|
revolucao francesa|revolucao industrial|revolucao russa|guerra fria|segunda guerra|primeira guerra|
guerra de canudos|proclamacao da republica|inconfidencia mineira|idade media|renascimento|imperio romano|grecia antiga|tratado de tordesilhas|capitu|bentinho|dom casmurro|macunaima|policarpo quaresma|bob e alice|alice e bob|hamlet|odisseia|ulisses|
kenya|quenia|nigeria|gana|ghana|senegal|etiopia|ethiopia|uganda|ruanda|rwanda|tanzania|zambia|zimbabwe|zimbabue|namibia|botswana|madagascar|somalia|sudao|
libia|marrocos|morocco|tunisia|argelia|algeria|egypt|camaroes|cameroon|costa do marfim|cabo verde|mocambique|angola|congo|mali|togo|benin|guine|africa do sul|
south africa|india|paquistao|pakistan|bangladesh|nepal|butao|sri lanka|tailandia|thailand|vietna|vietnam|camboja|laos|malasia|malaysia|singapura|singapore|
indonesia|filipinas|philippines|coreia do sul|south korea|coreia do norte|mongolia|cazaquistao|afeganistao|ira|iraque|iraq|siria|libano|jordania|israel|palestina|
arabia saudita|catar|qatar|kuwait|iemen|dubai|turquia|turkey|grecia|greece|italia|italy|espanha|spain|portugal|franca|france|alemanha|germany|austria|suica|
switzerland|belgica|belgium|holanda|netherlands|dinamarca|denmark|noruega|norway|suecia|sweden|finlandia|finland|islandia|iceland|irlanda|ireland|escocia|scotland|
inglaterra|england|polonia|poland|hungria|hungary|romenia|romania|bulgaria|croacia|croatia|servia|serbia|ucrania|ukraine|russia|estonia|letonia|lituania|
canada|mexico|guatemala|honduras|nicaragua|costa rica|panama|cuba|jamaica|republica dominicana|porto rico|puerto rico|equador|ecuador|peru|chile|guiana|suriname|
australia|nova zelandia|new zealand|fiji|japao|japan|china|taiwan|lisboa|lisbon|berlin|madrid|vienna|viena|atenas|athens|nairobi|lagos|pequim|beijing|seul|seoul|
kiko|dona clotilde|professor girafales|girafales|chapolin|chapolim|stumble guys|lucas e dustin|eleven|will byers|dustin henderson|
hollow knight|big hero|five nights at freddys|freddy fazbear|freddy|springtrap|talking tom|subway surfers|angry birds|cookie run|
toca boca|adopt me|brookhaven|blox fruits|genshin|hu tao|valorant|rainbow friends|poppy playtime|catnap|garten of banban|sprunki|skibidi|
ladybug e cat noir|marinette|adrien agreste|steven universe|finn e jake|princesa jujuba|marceline|rick e morty|rick and morty|morty|bart simpson|
homer simpson|lisa simpson|maggie simpson|fred flintstone|johnny bravo|patolino|nico di angelo|
greg heffley|teseu|minotauro|perseu|aquiles|odisseu|ariadne e teseu|afrodite|hades|cronos|romeo|juliet|romeo and juliet|
jack and jill|hansel and gretel|malala yousafzai|malala|patativa do assare|cora coralina|calcinha preta|times new roman|notch|professor xavier|x-men|professor pardal|professor utonio|
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
