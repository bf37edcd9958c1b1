/** What stands where a name may and is none. */
const words = `
  igual python scratch roblox minecraft arduino google chrome windows linux html css javascript java kahoot youtube
  robotica brasil ninguem alguem todos todo mundo ele ela eles elas eu voce nos gente nao que quem como mas porque pq
  isso esse essa este esta aqui ali la hoje ontem amanha e eh ja so tambem muito bem mal sempre nunca agora depois
  antes de da do das dos na no em um uma por para com sem se quando onde ou a o as os disse falou falo diz tem ta to
  vai fez faz faco quer sabe usa mora era foi ser estar fica ficou deu da passou passo pediu mandou mando ensinou
  explicou explico acha achou perguntou trabalha trabaia ajuda ajudou nem mais menos novo nova velho velha veio vem
  tava estava ia ir sai chegou copiou copia digita digitou n q vc mesmo mesma dele dela deles meu minha seu sua is are
  was were has have had do does did dont doesnt not and or the my your his her said say says told tell want wants
  works work know knows keep keeps help helps he she they we you it to in on at of for with like likes gosta gostou
  tambem pode podia deve quis ajudante auxiliar substituto nova novo chata chato legal brava bravo gemea gemeo certo
  errado grande pequeno principal primo irmao amigo colega menino menina disso fica dai so soh vez ve viu saiu sumiu
  perdeu ganhou chamado chamada chama senta sentou mora morava fisica portugues matematica ciencias ingles historia
  geografia artes ed educacao informatica computacao turno escola turma sala classe online particular nosso nossa
  absent here there um dois tres leva levou compro comprou comprou mexe mexeu tirou tirando ama odeia liga ligou esta
  estao bloco variavel lista funcao codigo robo ator sprite palco gato cachorro jogo fila nome
`;

/** What is written large and is nobody: games, teams, tongues, places of the world, and what an article goes with. */
const largeWords = `
  super professor professora prof diretor diretora aluno aluna mestre rei rainha principe princesa capitao doutor
  doutora disque samu saci curupira magali monica cebolinha cascao emilia narizinho pedrinho visconde rapunzel
  cinderela ariel moana elsa anna olaf shrek nemo dory simba mickey minnie pluto donald pateta tom jerry scooby
  garfield snoopy naruto goku pikachu pokemon batman superman flash hulk thor loki homem aranha spiderman sonic mario
  fortnite freefire free fire roblox minecraft gta valorant brawl stars among fifa lego netflix disney marvel tiktok
  instagram whatsapp youtube google discord twitter facebook spotify uber ifood internet wifi wi-fi pix brasil
  portugal espanha franca italia japao china eua russia argentina africa europa america amazonia terra lua sol marte
  flamengo vasco palmeiras corinthians santos gremio inter botafogo fluminense bahia cruzeiro galo copa enem bncc
  obmep natal pascoa carnaval halloween deus ia ai chatgpt gpt alexa siri windows android iphone samsung apple xbox
  playstation nintendo switch excel word powerpoint canva kahoot classroom chromebook arduino micro bit scratch python
  java javascript html css led servo motor bluetooth usb hdmi ctrl enter esc shift delete tab true false none while
  else elif print input return traceback typeerror nameerror valueerror syntaxerror indexerror keyerror
  indentationerror filenotfounderror attributeerror kkk kkkk australia egito bolivia chile peru uruguai paraguai
  venezuela colombia mexico canada cuba india coreia inglaterra alemanha suica holanda belgica grecia roma suecia
  noruega finlandia turquia israel palestina ucrania angola mocambique nigeria oceania asia antartida atlantico
  pacifico mediterraneo nasa onu sus ibge inss procon proerd lgpd eca anvisa unesco unicef senai senac sesi sebrae
  nordeste sudeste norte sul centro oeste ubuntu debian fedora android firefox chrome safari edge github gitlab vscode
  replit figma notion trello zoom meet teams gmail drive docs unity godot unreal blender gimp photoshop illustrator
  premiere audacity tinkercad micropython codigo django flask react vue angular node npm docker kubernetes mysql
  postgres sqlite mongodb redis oracle kotlin swift rust go ruby perl pascal cobol fortran lisp prolog haskell delphi
  pygame turtle pandas numpy matplotlib tensorflow bitcoin blockchain kindle echo roomba lua raspberry esp esp32
  portugol visualg logo makecode pictoblox appinventor python roblox studio obs capcut duolingo hora
  hollywood broadway oscar grammy carnaval folclore hq manga anime
`;

const listed = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const never = listed(words);
export const large = listed(largeWords);
