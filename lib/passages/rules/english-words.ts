/**
 * What English questions call the things of a classroom, with the words of the Portuguese material, without accents: a
 * library teaches its own pairs only where people asked for the same section in both languages.
 */
export const englishWords = `
able:conseguir about:sobre above:acima absent:faltou,ausente across:atravessar activity:atividade
add:somar,juntar,acrescentar adult:adulto advisor:assessoria after:depois again:novamente,repetir against:contra
age:idade agree:combinar air:ar alarm:alarme algorithm:algoritmo almost:quase alone:sozinho aloud:alta
alphabet:alfabeto already:ja always:sempre ampere:corrente analog:analogico analyst:analista angle:angulo animal:animal,bicho another:outro answer:resposta,responder
anything:nada app:aplicativo arm:braco around:volta,redor arrow:seta,flecha ask:perguntar,pergunta assess:avaliar
assessment:avaliacao attendance:presenca,chamada average:media avoid:evitar away:longe axle:eixo back:tras,voltar
backwards:tras bag:mochila,sacola balance:equilibrio ball:bola balloon:balao band:elastico bar:barra
battery:pilha,bateria beans:feijoes,feijao beat:bater because:porque become:virar bedroom:quarto before:antes
begin:comecar,inicio beginning:comeco,inicio behave:comportar bell:sinal below:abaixo bend:dobrar best:melhor
better:melhor between:entre big:grande bike:bicicleta black:preto blame:culpa blank:vazio,branco blind:cego blink:piscar
block:bloco blue:azul board:placa,quadro,lousa,tabuleiro body:corpo bolt:parafuso book:livro boring:chato
borrow:emprestar bottle:garrafa bottom:baixo,fundo bowl:tigela box:caixa boy:menino brain:cerebro branch:ramo breadboard:protoboard
break:quebrar breakfast:cafe bridge:ponte bright:brilho bring:trazer,levar broken:quebrado,estragado broom:vassoura
brother:irmao browser:navegador brush:escova,pincel bubble:bolha bucket:balde buddy:colega bug:erro,defeito
build:construir,montar building:predio bulb:lampada burn:queimar bus:onibus button:botao buy:comprar
buzzer:campainha,buzina cable:cabo calculate:calcular calculator:calculadora calibrate:calibrar call:chamar can:lata candy:bala
canteen:cantina car:carro,carrinho card:carta,cartao,cartinha cardboard:papelao career:carreira,profissao
carry:carregar cat:gato catch:pegar cell:celula chair:cadeira chalk:giz challenge:desafio change:mudar,trocar
character:personagem charge:carregar charger:carregador chart:grafico chat:conversa cheap:barato cheat:colar
check:conferir,verificar child:crianca choose:escolher circle:circulo circuit:circuito class:turma,aula
classmate:colega classroom:sala clean:limpar,limpo clear:claro,apagar clever:esperto click:clicar climb:subir
clock:relogio close:fechar closed:fechado clothes:roupa coach:orientar code:codigo coin:moeda cold:frio
collect:coletar,juntar college:faculdade color:cor,colorir colour:cor,colorir column:coluna combine:combinar command:comando
comment:comentario company:empresa compare:comparar compass:bussola complete:completo computer:computador
condition:condicao connect:ligar,conectar contain:conter control:controlar cook:cozinhar coordinate:coordenada
copper:cobre copy:copiar,copia corner:canto correct:corrigir,certo cost:custar,preco count:contar counter:contador
couple:dupla course:curso cover:tampa,cobrir crash:bater,travar create:criar crossing:cruzamento cup:copo
current:corrente curve:curva customer:cliente cut:cortar,recortar cycle:ciclo damage:estragar dance:danca
danger:perigo dangerous:perigoso dark:escuro data:dados database:banco date:data daughter:filha day:dia
dead:descarregada,morta deaf:surdo debug:depurar,erro decide:decidir decision:decisao delete:apagar describe:descrever
design:desenhar,projeto desk:mesa,carteira destination:destino device:aparelho,dispositivo diagram:diagrama,esquema
dice:dado dictionary:dicionario difference:diferenca different:diferente difficult:dificil digit:digito,algarismo
dinner:jantar direction:direcao dirty:sujo disconnect:desligar discover:descobrir discuss:discutir dish:prato
display:mostrar,visor distance:distancia divide:dividir dog:cachorro doll:boneco door:porta dot:ponto double:dobro doubt:duvida
down:baixo drag:arrastar draw:desenhar drawing:desenho drill:furadeira drink:beber drive:dirigir
driver:motorista,piloto drop:soltar,deixar dry:seco during:durante duty:dever dye:tinta each:cada ear:ouvido,orelha
early:cedo earn:ganhar earth:terra easy:facil eat:comer edge:borda,beira egg:ovo eight:oito elbow:cotovelo
elderly:idoso elect:eleger election:eleicao electric:eletrico electrician:eletricista electricity:eletricidade
electronic:eletronico eleven:onze else:senao empty:vazio end:fim,final energy:energia engine:motor
engineer:engenheiro english:ingles enough:suficiente,bastar enter:entrar,digitar equal:igual eraser:borracha
error:erro escape:escapar evaluate:avaliar evening:noite everyone:todos everything:tudo exact:exato exam:prova
example:exemplo exercise:exercicio expensive:caro experiment:experimento explain:explicar extension:extensao eye:olho face:cara,rosto
facilitator:facilitador,professor factory:fabrica fail:falhar failure:falha fair:justo,feira fake:falso fall:cair
false:falso family:familia fan:ventilador far:longe farm:fazenda,roca fast:rapido faster:rapido father:pai
fault:defeito,culpa feedback:devolutiva,retorno feel:sentir few:poucos field:campo fight:brigar,briga file:arquivo
fill:encher,preencher find:achar,encontrar,procurar finger:dedo finish:terminar,acabar fire:fogo firm:firme
first:primeiro fit:caber five:cinco fix:consertar,arrumar,corrigir flag:bandeira flash:piscar flat:plano flip:virar
float:flutuar floor:chao,piso flow:fluxo flowchart:fluxograma fly:voar foil:aluminio fold:dobrar folder:pasta
follow:seguir food:comida foot:pe football:futebol forbidden:proibido forever:sempre forget:esquecer forgot:esqueceu
form:formulario forward:frente four:quatro free:livre,gratis freeze:parar,travar friend:amigo,colega front:frente
fruit:fruta fun:divertido function:funcao gadget:aparelho gain:ganhar game:jogo,brincadeira garage:garagem
garbage:lixo gear:engrenagem gentle:delicado get:pegar,conseguir girl:menina give:dar glass:copo,vidro
glasses:oculos glossary:glossario glow:acender glue:cola,colar goal:objetivo,gol gold:ouro good:bom grade:nota
grandmother:avo graph:grafico green:verde grid:malha,quadriculado ground:chao group:grupo,equipe grow:crescer
guardian:responsavel guess:adivinhar,palpite guide:guia habit:habito half:metade,meio hammer:martelo hand:mao
handle:cabo hang:pendurar happen:acontecer happy:feliz hard:dificil,duro hat:chapeu head:cabeca hear:ouvir
heart:coracao heat:calor,esquentar heavy:pesado height:altura help:ajudar,ajuda hexagon:hexagono hide:esconder high:alto hint:dica
hit:bater hold:segurar hole:furo,buraco home:casa homework:tarefa,dever,licao honest:honesto horse:cavalo hot:quente
hour:hora house:casa human:humano,pessoa hundred:cem hungry:fome hurry:pressa hurt:machucar ice:gelo,gelado
icon:icone idea:ideia image:imagem important:importante improve:melhorar indent:recuo,espaco indentation:recuo
index:indice,posicao information:informacao ink:tinta input:entrada inside:dentro instead:vez
instruction:instrucao,ordem insulation:isolante integer:inteiro interview:entrevista introduce:apresentar
invent:inventar inventory:inventario,lista jar:pote job:trabalho,profissao join:juntar,emendar joke:piada
judge:julgar,juiz juice:suco jump:pular junk:sucata keep:guardar,manter key:tecla,chave keyboard:teclado kid:crianca
kind:tipo king:rei kitchen:cozinha knee:joelho knife:faca know:saber,conhecer label:etiqueta,rotulo lamp:lampada lane:pista
language:linguagem,lingua laptop:notebook,computador last:ultimo late:atraso,atrasado later:depois launch:lancar
law:lei lazy:preguicoso lead:levar leader:lider leak:vazar learn:aprender least:menos leave:sair,deixar left:esquerda leg:perna
length:comprimento,tamanho less:menos lesson:aula,licao letter:letra level:nivel library:biblioteca lid:tampa
lie:mentir life:vida lift:levantar light:luz line:linha,fila link:ligacao list:lista listen:escutar
little:pequeno,pouco load:carregar lock:trancar logic:logica long:longo,comprido,tempo look:olhar
loop:laco,repeticao loose:solto,frouxo lose:perder lost:perdido loud:alto low:baixo luck:sorte lunch:almoco,merenda
machine:maquina magnet:ima main:principal make:fazer,criar manager:gerente many:muitos,quantos map:mapa
mark:nota,marcar marker:canetinha market:mercado,feira mask:mascara mat:tapete match:combinar,fosforo
math:matematica maths:matematica maximum:maior,maximo maze:labirinto meal:refeicao mean:significar
measure:medir,medida measurement:medida medal:medalha median:mediana meet:encontrar meeting:reuniao member:membro memorise:decorar
memorize:decorar memory:memoria menu:menu,cardapio merit:merito mess:bagunca message:mensagem,recado method:metodo
middle:meio milk:leite mind:mente minimum:menor,minimo minus:menos minute:minuto mirror:espelho miss:faltar,perder
missing:faltando mission:missao mistake:erro mix:misturar mobile:celular model:modelo module:modulo money:dinheiro
month:mes more:mais morning:manha most:maioria mother:mae mouth:boca move:mover,andar movement:movimento
much:muito,quanto multiply:multiplicar music:musica nail:prego name:nome narrow:estreito near:perto neat:caprichado
neck:pescoco need:precisar negative:negativo neighbour:vizinho nest:aninhar net:rede network:rede never:nunca
new:novo news:noticia next:proximo,seguinte night:noite nine:nove nobody:ninguem noise:barulho noisy:barulhento
none:nenhum north:norte nose:nariz note:anotar,bilhete notebook:caderno nothing:nada notice:aviso,perceber now:agora
number:numero nurse:enfermeira object:objeto odd:impar office:escritorio often:frequente old:velho,antigo one:um
only:somente open:abrir,aberto operator:operador opposite:contrario option:opcao orange:laranja order:ordem
organise:organizar organize:organizar other:outro outlet:tomada output:saida outside:fora oven:forno over:sobre
overheat:esquentar owe:dever own:proprio owner:dono pack:embalar page:pagina paint:pintar,tinta pair:dupla,par
panel:painel paper:papel parallel:paralelo parent:pai,mae,responsavel,familia part:parte,peca partner:parceiro,dupla party:festa
pass:passar password:senha paste:colar path:caminho,trajeto patience:paciencia pattern:padrao pause:pausa pay:pagar
peel:descascar pen:caneta pencil:lapis people:pessoas percent:cento perfect:perfeito
permission:permissao,autorizacao person:pessoa phone:celular,telefone photo:foto photograph:foto pick:escolher,pegar
picture:imagem,figura,desenho,foto piece:peca,pedaco pilot:piloto pin:pino pivot:pivo place:lugar,posicao
plan:plano,planejar plane:aviao plant:planta plastic:plastico plate:prato play:jogar,brincar player:jogador
playground:patio plug:tomada,ligar plus:mais pocket:bolso point:ponto pole:polo police:policia polite:educado
poor:pobre port:porta position:posicao positive:positivo post:publicar poster:cartaz pot:pote,panela pour:despejar
power:energia,forca practice:praticar,treino practise:praticar,treinar praise:elogiar predict:prever
prediction:previsao prepare:preparar present:apresentar,presente press:apertar pretend:fingir price:preco
principle:principio print:imprimir,print printer:impressora privacy:privacidade prize:premio problem:problema
procedure:procedimento processing:processamento professional:profissional program:programa,programar programme:programa
programmer:programador programming:programacao,programar progress:progresso project:projeto promise:prometer
proof:prova propeller:helice protect:proteger prove:provar pull:puxar punish:castigar pupil:aluno purple:roxo
purpose:proposito push:empurrar,apertar puzzle:enigma quality:qualidade quarrel:briga question:pergunta queue:fila
quick:rapido quiet:silencio quit:sair race:corrida rain:chuva random:sorteio,aleatorio range:intervalo,range
rate:avaliar ratio:razao raw:cru reach:alcancar,chegar read:ler,leitura ready:pronto real:verdadeiro,real
reason:motivo receipt:recibo,comprovante receive:receber recharge:recarregar rechargeable:recarregavel
recipe:receita record:registrar,gravar recover:recuperar rectangle:retangulo recycle:reciclar red:vermelho
redo:refazer reduce:diminuir refuse:recusar remainder:resto remember:lembrar reminder:lembrete remote:remoto remove:tirar,remover
rent:aluguel repair:consertar repeat:repetir,repeticao replace:trocar,substituir reply:responder report:relatorio
rescue:resgate research:pesquisa respect:respeito rest:descansar,resto restart:reiniciar result:resultado
return:devolver,voltar reuse:reaproveitar reverse:inverter,re review:revisao reward:premio rhythm:ritmo rich:rico
ride:andar right:direita,certo ring:anel risk:risco road:rua,estrada robot:robo robotics:robotica rock:pedra
role:papel,funcao roll:rolar room:sala,quarto root:raiz rope:corda rotate:girar rough:aspero round:rodada,redondo
route:caminho,rota router:roteador routine:rotina row:linha,fileira rubber:borracha,elastico rubbish:lixo
rubric:rubrica,criterios rule:regra ruler:regua run:rodar,correr,executar runner:corredor sad:triste safe:seguro
safety:seguranca salary:salario sale:venda salt:sal same:mesmo,igual sand:areia sandwich:sanduiche
save:salvar,guardar say:dizer,falar scale:escala,balanca school:escola science:ciencia scientist:cientista
scissors:tesoura score:pontos,placar scoreboard:placar scrap:sucata screen:tela screw:parafuso script:roteiro
seal:vedar search:buscar,procurar seat:lugar second:segundo secret:secreto,segredo see:ver seed:semente
select:selecionar,escolher sell:vender send:enviar,mandar sense:sentido sentence:frase separate:separar
sequence:sequencia series:serie server:servidor set:conjunto seven:sete shake:tremer shaky:tremedor share:compartilhar,dividir
sharp:afiado sheet:folha shelf:prateleira shelter:abrigo shift:turno shine:brilhar shirt:camisa shock:choque
shoe:sapato shop:loja short:curto shortcut:atalho shout:gritar show:mostrar shy:timido sick:doente side:lado
sign:sinal,placa signal:sinal silence:silencio silent:quieto similar:parecido simple:simples simulator:simulador
single:unico sister:irma sit:sentar six:seis size:tamanho skewer:palito skill:habilidade skip:pular sleep:dormir slide:deslizar
slow:lento,devagar small:pequeno smart:inteligente smell:cheiro smoke:fumaca smooth:liso snack:lanche
software:programa solder:solda soldering:solda solution:solucao solve:resolver someone:alguem something:algo
sometimes:vezes son:filho song:musica soon:logo sort:ordenar sound:som sour:azedo space:espaco spare:reserva
speak:falar special:especial speech:fala speed:velocidade spell:escrever,soletrar spend:gastar spill:derramar
spin:girar sponge:esponja spoon:colher sprite:ator square:quadrado,quadradinho stable:estavel stage:palco
stair:escada stand:ficar star:estrela start:comecar,inicio state:estado statement:frase station:estacao stay:ficar
steal:roubar steer:dirigir step:passo,etapa stick:palito,grudar sticker:adesivo sticky:adesivo still:ainda
stir:mexer stone:pedra stop:parar store:guardar,loja story:historia straight:reto strange:estranho straw:canudo
street:rua string:texto,fio,barbante strip:tira strong:forte stuck:travado,preso student:aluno,estudante
study:estudar stuff:coisas subject:materia subtract:subtrair succeed:conseguir sugar:acucar suggest:sugerir sum:soma
summary:resumo sun:sol surname:sobrenome survey:pesquisa swallow:engolir swap:trocar sweep:varrer sweet:doce swim:nadar
switch:interruptor,chave symbol:simbolo system:sistema table:mesa,tabela tail:cauda take:pegar,levar
talk:conversar,falar tall:alto tangled:embolado tape:fita target:alvo task:tarefa taste:gosto tax:imposto
teach:ensinar teacher:professor team:equipe tear:rasgar technician:tecnico technique:tecnica teenager:adolescente
tell:contar,dizer temperature:temperatura ten:dez term:prazo,termo test:testar,prova,teste text:texto thick:grosso
thief:ladrao thin:fino thing:coisa think:pensar thirsty:sede thousand:mil three:tres through:atraves
throw:jogar,lancar ticket:ficha,senha tidy:arrumar tie:empate,amarrar tight:apertado tilt:inclinar time:tempo,hora
timetable:horario tiny:pequeno tip:dica,ponta tired:cansado title:titulo today:hoje together:junto tomorrow:amanha
too:tambem tool:ferramenta tooth:dente top:topo,cima torch:lanterna touch:tocar,encostar tough:dificil town:cidade
toy:brinquedo track:pista trade:oficio traffic:transito train:treinar,trem trainer:formador training:treinamento
translate:traduzir trap:armadilha travel:viajar treasure:tesouro tree:arvore triangle:triangulo trick:truque trophy:trofeu
trouble:problema true:verdadeiro trust:confiar truth:verdade try:tentar turn:virar,girar,vez twelve:doze
twenty:vinte twice:duas twist:torcer two:dois type:digitar,tipo tyre:pneu ultrasound:ultrassom umbrella:guarda under:baixo
underline:sublinhar understand:entender undo:desfazer unfair:injusto unit:unidade unlock:destrancar unplug:desligar
until:ate up:cima update:atualizar upload:enviar useful:util user:usuario username:usuario value:valor van:carro
variable:variavel vegetable:legume vehicle:veiculo verify:conferir version:versao very:muito vibrate:vibrar,tremer
vibrating:vibrar visit:visita visitor:visitante voice:voz volt:tensao voltage:tensao vote:votar,voto wage:salario wait:esperar
walk:andar,caminhar wall:parede warehouse:estoque warm:quente warmup:aquecimento warn:avisar warning:aviso
wash:lavar washing:lavar waste:desperdicar,lixo watch:assistir,relogio water:agua wave:onda way:jeito,caminho
weak:fraco wear:usar,vestir weather:clima website:site week:semana weigh:pesar weight:peso welcome:acolher
wet:molhado wheel:roda whisper:cochichar white:branco whole:inteiro whose:quem wide:largo win:ganhar,vencer
wind:vento window:janela winner:vencedor wire:fio wireless:fio wish:desejo without:sem wobble:balancar woman:mulher
wood:madeira word:palavra work:trabalhar,funcionar worker:trabalhador workshop:oficina world:mundo
worried:preocupado worry:preocupar worse:pior worst:pior worth:valer wrap:embrulhar wrist:pulso write:escrever
wrong:errado,erro yard:quintal year:ano yellow:amarelo yes:sim yesterday:ontem young:pequeno,novo zoo:zoologico
`;
