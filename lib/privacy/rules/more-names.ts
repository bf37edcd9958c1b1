import { folded } from '@/lib/platform/text/folded';

/** Names and nicknames beside the common ones: who is called so is somebody where the words around it speak of people. */
const names = `
  abner ada adalberto adam adao adauto ademar ademir adelia adilson adriel agatha agnaldo aida airton alberto alcides aldair alecia alef
  alessa alexia alfredo alicia alisson aliny alison allana almir aloisio alvaro amelia amauri anabela anaclara anajulia analu anderson
  andreas andrey andreza angelica angelo anita anne anny antonela antony apollo arlete arlindo armando arnaldo arthur astrid athos
  aurea aurelio ayla ayrton beatris belinha benedita benedito benjamim benny bento berenice bernadete bethania betina beto bia bianka
  biel bina bob brayan breno bryan caetano caique caleb calebe calvin camile camilly camilli candida carol carolaine cassia cassiano
  cassio catia cauan cauane cazuza celeste celia celina celio cesar charles chico chiara christian cibele cicera cicero cida cidinha
  clarissa claudemir claudete claudinei cleide cleiton cleonice clovis conceicao cris cristiana cristina cristovao dado dai daiana
  dalva damiana damiao dandara dani danielly danny dara darlan dario darlene davi dayane deise deivid deivison delcio denis denilson
  dennis deolinda derick diana didi dilma dinah dirce dirceu djalma djeniffer djonatan domingas dominic donizete doralice douglas
  dudu duda dulce duque edilene edileusa edilson edimar edinaldo edith edivaldo edmundo edna edu edvaldo efraim elaine elaine elba elen
  elenice eliabe eliane eliel eliezer elio elis elisangela elisio elizabete elizabeth elizeu ellie eloah eloisa elton elvira ema emanoel
  emely emilia emilio emmanuel enrico enzo erick erika erikson ernesto ester estela estevao eugenia eunice eva evandro evelin evelyn
  everton ezequiel fabi fabiola fatima fe felicia felix felipe fernandinha filipe flaviane flor francielle francine franciele francisca
  frank fred frederico gabi gabriele gabrielly gael genesis genilson georgia geraldo germana gessica getulio geovana geovanna geovane
  gi giane gil gilda gilmar gilson gilvan giovane giovanny gisela gisele gislaine gleice gloria graciela graziela graziele greice greta guga
  gui guga guto hadassa hannah haroldo hector helder helen helena helio helo heloa heloise henry herbert heric hilda hortencia humberto
  iara icaro ida ieda ieza igor ilda ines ingrid ingryd iolanda ione ira iracema iraci isa isaac isabele isabelli isabelly isac isaias isaque isis
  ismael israel italo itamar iuri ivana ivanete ivo ivone ivonete jaci jacira jackson jacqueline jade jair jairo jamile jamily jana janaina janete jandira
  jane jasmin jasmine jason jeferson jeniffer jenifer jennifer jeremias jessé jesus jhennifer jhon jhonatan jhonny jo joab joaozinho joaquim jocelia
  joel joelma joelson john johnny joice jonatas jony jordana josi josias josiel josue josy joyce juca jucelino jucimara judite juju julinha
  julieta juli jully junior juraci jurandir jussara kaio kaleb kamila kamilly karine karol karoline karolina kate katia katiane kauane kauany kaue keila
  keity kelly kelvin kemilly kenia kerolyn ketlyn kevin kimberly kiara klara kleber laercio lais laisa lana lari lauane laurinha lays layla lea leda
  leidiane leila lena leo leonel leonora leticia levy lia liana lidia lilian liliana liliane lina linda lisandra liz lizandra lo logan lohana lohan
  loide loiane lola lorrany lorraine lourdes lourival lu luca lucca lucelia luci lucimar lucinda lucineia lucio lucy luigi luis luisinho lukas
  luna lurdes lurdinha luzia luzinete mabel maiara maicon maike maikon maisa maitê maite maiza malu manoel manu manuella mara marcella marcelly marcel
  marcao marcilene marcinha marcio margareth margarete mari mariah mariane marianne marilda marilia marilene marilu marina marilza mariza marley marli
  marlon marlucia martim martina mary mathias matias max maxwell mayara mayra mayumi melanie melina melinda meire mercedes micael michael micaela mika
  mikaela mikael mikaelly milene milla milton mimi mirella mirian miriam mirna misael moises morgana muriel murillo myllena nadia nadja nair
  naiara nando nanda nara natacha natan natanael natasha nathaly nayara neide neila neli nelma neto neusa neuza nicoly nil nilda nilo nilson nilton nilza
  nina nino noa noah noel noelia noemi nubia odair odete olga olivia omar onofre orlando oscar osmar osvaldo oswaldo otto ozias pablo palmira
  pamella pati pedrinho penelope perola pietra pri quesia quezia quiteria rafa rafinha rai raiane raika raila raimunda raine ramon raphael
  raphaela rauana rayanne rayssa rebecca regiane reginaldo reinan rejane renan renatinha ricky rickson rita ritinha rivaldo ro robert
  roberval robin rodney rogeria romario romeu romulo ronald ronan ronaldinho rosalia rosalina rosane rosemary rosemeire rosiane rosilda
  rosilene rosimeire rosi rubens rui ruth ryan sabrina salete salomao salvio sam samanta samantha samir samira samuca sandro sarinha saulo
  savio sebastian selena selma serafim severino severina shakira sharon sheila shirley sidnei sidney silas silmara silvana silvania simao simon soraia
  sofi soraya stefany stefani stela stephany sthefany sueli suellen susana suzana suzane tabata taina tainá talia talita talles tamara tamires tania
  tarcisio tarsila tassio tati tatá tay taynara teo teodora teodoro teresa terezinha tereza thaina thais thalita thalia thamires thaynara
  theo theodora theodoro tiao tide tina tito toninho tonico toni tony tulio ubirajara ueslei ulisses urias valdeci valdemar valdenice valdete valdir
  valdirene valentim valentina valeska valmir valter vanda vander vanderleia vando vania vanusa vera verinha veronica vicente vitin vitinho vitoria vivi
  vivian viviana viviane vladimir wagner waldir walter wanda wanderley wanderson washington welington wellinton wendel wendell wendy wesley weslley
  weverton willians wilma wilson xande yago yanna yara yasmim yasmin yohana yolanda ysabela yuri yuna zeca zelia zelda zenaide zezinho zilda zuleica
  liam noah emma ava mason ethan lucas logan jacob jayden jackson aiden tyler brandon kyle dylan zoe mia chloe lily grace hannah abigail ella madison
`;

export const moreNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/).map(folded));

/** Whom a lesson, a story or a game speaks of, and no child knows. */
export const knownFigures =
  /(?<![\p{L}\d])(?:santos dumont|alan turing|ada lovelace|bill gates|steve jobs|mark zuckerberg|elon musk|albert einstein|isaac newton|grace hopper|paulo freire|machado de assis|monteiro lobato|cecilia meireles|carlos drummond\p{L}*|dom pedro|pedro alvares cabral|tiradentes|zumbi|lampiao|leonardo da vinci|van gogh|shakespeare|harry potter|mario bros|peter pan|peter parker|tony stark|bruce wayne|maria da penha|romeu e julieta|joao e maria|joao e o pe de feijao|branca de neve|chapeuzinho vermelho|cappy mcscrew|ze meia|papai noel|sao joao|sao paulo|santo antonio|maria mole|joao bobo|joao de barro|maria fumaca|maria chiquinha|tarsila do amaral|oscar niemeyer|ayrton senna|pele|neymar|messi|cristiano ronaldo|vini jr|taylor swift|felipe neto|dora aventureira|bob esponja|tio patinhas|lara croft|max steel)(?![\p{L}\d])/gu;
