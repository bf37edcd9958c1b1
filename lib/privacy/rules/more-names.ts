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
  aarao aaron abraao adrian agnes ahmed aisha akira alexis alfie allison amara amina andrew andy annie antonella archie ashley audrey
  aurelia austin aylla bailey bartolomeu bebel becky belle benji beth betty bibi bradley brian brittany brooke bru bruninha cael
  caetana cameron camilinha carl carolzinha carter casey cassandra cassie catherine chagas charlie charlotte chelsea chidi chiquinho chris
  christina christine cibelle cilene claire claiton clayton cleidson cleusa cleuza clodoaldo cody colin connor cosme courtney craig
  cristhian cristian curtis dagmar daisy dalila damaris darci darcy deborah deia deisiane delfina derek dhiego diane dilson dinorah domenica
  donna dorothy dudinha dudoca dustin dwayne eddie edgar edileuza edivania edjane edmar ednilson edvania edward eleanor elenilda eleonora
  elian eliandra elicia elielson elinalva eliseu ellana eloiza elza emanuelle emili enos eric erlan ermelinda ernani esmeralda estevam ethel
  eudes eulalia euridice evaldo evan evanildo evaristo evie fabinho fabricia fabrizio fael fatinha fatou fefe feliciano ferzinha filemon
  filomena fiona firmino florencio florinda frances freddie freya gabizinha gabs gavin gege genilda genival george georgina gerald geraldina
  getulia gildo gina gio giuliano gleison glenn gordon greg gugu guilhermina gunter gunther gustavinho gwen hailey hana harold harriet harry
  haruto hassan heather heldinho heleno heliana helozinha herminia heverton hiago hilario hildebrando hiroshi hyago ianzinho iasmin ibrahim
  idalina ignez ilka ilma ilson imogen inacio ingred irani irene irineu isabely isaura isinha isla isloane isolda israela itala itamara
  ivaldo ivania ivanilda ivanir ivete jaciara jacinta jacinto jackie jaco jaime jairton jake jamal jamie jamilly janaine jandir janet jared
  jasper jeff jenna jenny jeremy jerry jhenifer jheniffer jhonatas jhonathan jill jimmy joan joaninha joanna joca jocasta joe joicy jojo
  jonah jonathas jordan jorgina josafa josefina joselia joselito josenilda joseph josh joshua josilene josivaldo jovana joviano juceli
  jucelia judy julian julie juliette julinho julyana juninho jurema justin kaike kaitlyn kaka kalel kaleo kaline kamille kaori kara
  karolaine kassia katarina katherine kathy katie katiele katrine kauanny kawan kawany kayky kayla kayque keith kelen kelli kellyn kelsey
  kelson kemily ken kenji kenneth kenny kerolin ketelyn kethelyn ketlen ketley ketlin ketty keven kika kim kirsten kleberson kofi kristen
  kurt kwame kyla laisla lala lalinha landon larah laryssa latifa lauren lavinya layane leah leandra leidy leiliane leka lele lenira
  leocadia leon leonidas leozinho leslie letycia lidiane lilia lilica lilith lindsay lineu lipe lisa liu livya lois loren loreta lorran
  louis louise luanda luanna lucelena luciene lucila lucinha ludmila luelen luizinho luke lulu lusia luzinaldo lynn mackenzie maddie maelly
  magda magno maik maikel maira maju malaquias malik manoela marcelinho marcell marcelle marcilio marcone margaret mariangela maricota marie
  marileide marilurdes marinalva marines marisol maristela marivalda marizinha marlise marluce marquinhos martha martinha marvin mateusinho
  matheusinho matt matthew maura maureen mauricelia maurilio maya mayke maykon maynara megan mercia meredith micaele michel michely
  miguelito mikaele mikaelle milka millie minato mirtes mohamed mohammed molly monalisa monique morgan moussa muhammad myrella nadine nadir
  naila nalanda nancy naomi natalie nataly nate nathanael nathy nayane nayra nazare neil nelci nereu nestor ngozi nguyen nicoli nicollas
  nicolle nilceia ninha nivaldo noemia nora norberto octavio odilon okafor olimpio oneida orlandina oseias osni osorio otacilio otaviano
  othon ousmane owen ozeias patrick paul paulinha paulinho pedrao pedroca pepe peyton phil philip phoebe pierre poliana pollyana poppy
  priscilla quinn rachel radija rafaella rafaelly railson raimundinha ralph ramiro ramona randy rania ravi rayana raylane raylson raymond 
  rebecka regis remi renally rhaissa rhuan rian richard richarlison rickelme rikelmy rildo riley risonete rivelino robertinha rochele roger
  romana romilda romualdo roni ronnie rory rosalvo rosaria roselaine rosemeri rosenilda rosie rosinete rosivaldo roy rozana rudnei rudson
  russell ryana ryder sabina sakura sally salome samella samyra sandrinha santina saskia satoshi savana sean selmo seth shane shannon shawn
  shayane sheyla sibele sidineia sienna silmar silvestre sinval sirlei sofya solange solano soni sonia sophya spencer stacy stanley stefanny
  stephan stephen steven sthefanie stuart suely suiane sulamita suyane suzie sydney taciana tacila tadeu tais takashi talison talysson
  tamila tanya tarso tassia tauane tayla taylor taymara ted telma terencio terry tete thainara thaisa thales thalisson thallys thamara
  thauan thauane thayane thayla thayna thaynan thaysa theresa thi thierry thithi thomaz tiana ticiana tiffany tim timmy timoteo titi todd
  tomaz tome tommy tonho tracy tran travis trevor troy uelinton valdecir valdinei valdinho valdivia valentin valeriano valesca vaneide
  vanilda vava veridiana vick vicky vilma vilmar vince vincent vini viny violet virgilio virginia vitorino vitu viviani waldemar waleska
  walisson wallison walmir wanderleia wanessa wang warren wayne welinton welison weslei wesly whitney willy wladimir wyatt yanka yasmine
  ygor yohan ysadora ysis yumi yuran yusuf yvana zacarias zach zachary zaira zaqueu zara zaza zefinha zelinda zhang zilma zita zizi zoraide
  zuca zuleide zulmira
`;

export const moreNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/).map(folded));

/** Whom a lesson, a story or a game speaks of, and no child knows. */
export const knownFigures =
  /(?<![\p{L}\d])(?:santos dumont|alan turing|(?:john )?von neumann|geoffrey hinton|margaret hamilton|dorothy vaughan|katherine johnson|mary jackson|linus torvalds|dennis ritchie|ken thompson|guido van rossum|tim berners-lee|bjarne stroustrup|james gosling|brendan eich|larry page|sergey brin|jeff bezos|sam altman|satya nadella|steve wozniak|donald knuth|claude shannon|george boole|charles babbage|blaise pascal|pitagoras|euclides|arquimedes|galileu?|copernico|darwin|marie curie|nikola tesla|thomas edison|graham bell|fibonacci|gauss|euler|descartes|fourier|morse|braille|radia perlman|karen sparck jones|hedy lamarr|jose (?:de )?alencar|jorge amado|clarice lispector|euclides da cunha|graciliano ramos|guimaraes rosa|castro alves|anita garibaldi|getulio vargas|juscelino|princesa isabel|chica da silva|dandara dos palmares|marta vieira|ronaldinho|ronaldo|messi|neymar|mbappe|haaland|vinicius junior|rayssa leal|rebeca andrade|anitta|ludmilla|luisa sonza|marilia mendonca|luan santana|ivete sangalo|gilberto gil|caetano veloso|chico buarque|roberto carlos|michael jackson|beyonce|bruno mars|justin bieber|ariana grande|billie eilish|olivia rodrigo|mrbeast|mr beast|casimiro|sheldon|hermione|rony weasley|katniss|percy jackson|steve jobs|ada lovelace|bill gates|steve jobs|mark zuckerberg|elon musk|albert einstein|isaac newton|grace hopper|paulo freire|machado de assis|monteiro lobato|cecilia meireles|carlos drummond\p{L}*|dom pedro|pedro alvares cabral|tiradentes|zumbi|lampiao|leonardo da vinci|van gogh|shakespeare|harry potter|mario bros|peter pan|peter parker|tony stark|bruce wayne|maria da penha|romeu e julieta|joao e maria|joao e o pe de feijao|branca de neve|chapeuzinho vermelho|cappy mcscrew|ze meia|papai noel|sao joao|sao paulo|santo antonio|maria mole|joao bobo|joao de barro|maria fumaca|maria chiquinha|tarsila do amaral|oscar niemeyer|ayrton senna|pele|neymar|messi|cristiano ronaldo|vini jr|taylor swift|felipe neto|dora aventureira|bob esponja|tio patinhas|lara croft|max steel)(?![\p{L}\d])/gu;
