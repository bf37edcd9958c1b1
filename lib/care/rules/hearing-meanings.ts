/** What words are about, in both languages: a word that nobody wrote yet is known by its neighbours. `bat*` is any word that begins so. */
export const meanings = {
  me: 'eu me mim comigo i we us gente nos',
  my: 'meu minha meus minhas my nosso nossa our',
  he: 'ele ela eles elas he she they him her them',
  parent:
    'pai papai painho pae pais mae mamae mainha padrasto madrasta dad daddy father stepdad stepfather mom mum mommy mother stepmom stepmother parents parent',
  kin: 'tio tia tios titio avo vovo irmao irma irmaos irmas irmaozinh* irmazinh* maninh* primo prima cunhad* padrinho madrinha parente* sogr* familia familiar uncle aunt brother* sister* cousin* grandpa grandma grandfather grandmother family vizinh* neighbo* enteado babá baba bisavo',
  staff:
    'profess* profe profs profa prof sora sor diretor* coordenador* inspetor* monitor monitora treinador* tecnico porteiro segurança zelador* faxineir* merendeir* cantina instrutor* facilitador* pastor padre pedagog* psicolog* bedel motorista perueiro teacher* principal coach janitor instructor tutor',
  grown:
    'homem omem cara adult* mulher velho velha coroa moço mano rapaz desconhecid* estranh* senhor tiozao guy man men stranger* woman older dude someone alguem pessoa patrao',
  peer: 'menin* garot* coleg* alun* muleque* moleque* galera turma grupo grupinho panelinha pessoal valentao veteran* rapaziada molecada kids boys girls boy girl classmate* student* bully bullies guys people todos todo everyone everybody',
  friend: 'amig* miga melhor friend* bff parça parca',
  love: 'namorad* ex crush ficante* peguete boyfriend girlfriend namor* marido esposa',
  hit: 'bate* bati batia bater bateu batendo apanh* surra* soco* socou socar tapa* tapao chut* espanc* murro* cintad* sinta cinta chinel* empurr* beliscao belisc* cascudo* cacete pancad* porrad* coça agrid* agred* agress* violen* reguad* vassourad* paulad* coronhad* hit* beat* slap* punch* kick* push* shov* peia sova rasteira',
  harm: 'enforc* estrangul* esgan* sufoc* queim* tranc* amarr* arrast* afog* acorrent* machuc* fer* ferid* fratur* quebr* arranc* puxa* puxo* puxou puxar joga jogo jogou arremess* choke* burn* locked lock tie* drag* hurt* tortur* castig* ajoelh* milho escond*',
  marks:
    'rox* hematoma* marca marcas sangr* sangue cicatriz* vergao vergoes inchad* olho machucado bruise* blood bleed* scar* marks ferida* dolorid* doendo',
  insult:
    'gord* feia feio feios burr* buro macac* lixo lixos idiota* retardad* inutil* favelad* fedid* fede* nojent* nojo viad* gay boiola bicha sapat* baleia aberração esquisit* doente estrupicio imprestavel vagabund* puta piranha vadia otari* pobre* pret* neguinh* crioul* aleijad* quatro* dentuç* magrel* orelhud* espinhent* ugly fat stupid idiot trash garbage monkey dumb loser freak worthless whale pig nerd',
  mock: 'xing* zoa zoam zoar zoando zoaram zoei zoou humilh* debocha* ri riem rindo rir riram apelid* ofend* chama* imit* arremed* caço* cuspi* cosp* rasg* roub* esconde* tira* pega* persegu* implic* bully* bulin* bulling bullying cyberbul* tease* laugh* mock* insult* call* spit* steal* grit* berr* scream* yell* shout*',
  shut: 'exclu* ignor* isol* sozinh* sozim sozin só rejeit* bloqu* remov* alone lonely exclud* ignor* nobody ninguem ngm ninguém none leave left abandon*',
  touch:
    'toca tocou tocar tocando toco toque encost* passa passou passando mão mao maos dedo alisa* alisou alis* acarici* beij* lamb* agarr* apert* esfreg* chup* abraç* mexe* mexi* carinho cocegas touch* kiss* rub* grab* hug* lick* feel finger hand hands',
  private:
    'intim* parte partes calcinha cueca sutia peit* bunda pinto penis piru piroca pipi xoxota vagina perereca pepeca seio* coxa* virilha nadega* bumbum private privates breast* boob* butt underwear panties pants bra corpo body genit* pererequinha membro zíper ziper short saia blusa roupa roupas',
  naked:
    'pelad* nu nua nude* nudes pack packs biquini sutia lingerie toalha sem naked undress* topless clothes shirt despid* tirar tira',
  sex: 'sexo sexual* estupr* abus* molest* assedi* porn* transa* masturb* punheta siririca virgem virgindade gravid* pedofil* tarad* gozar gozou rape* raped sex pregnant molested chantage* camisinha pilula',
  bed: 'cama quarto banho banheiro colo noite madrugada sofa lençol coberta chuveiro dormi* dorme dormir bed bedroom night lap shower bathroom sleep* asleep',
  photo:
    'foto fotos fotinha* video* camera cam cams selfie* print printo* printou imagem imagens grava* gravou filma* filmou film* montagem deepfake chamada ligação live photo* picture* pic pics webcam call record*',
  spread:
    'posta* posto postou public* manda* mandou mando mandei envi* espalh* vaza* vazou vazo divulg* mostra* mostrou compartilh* sobe coloca* leak* post* send* share* show* spread*',
  threat:
    'ameaç* ameac* chantag* xantag* extor* senão sinao threat* blackmail* vingar vingança vinga* jur* promet* pegar esperar arrebent* acerto acertar ferrar fuder',
  money:
    'pix dinheiro reais real grana pagar paga pago robux diamante* skin* presente* credito recarga money pay gift* dollar* celular iphone vbucks doce bala bombom chocolate',
  meet: 'encontr* marc* combin* endereço endereco onde moro mora morar busca* carona praça shopping motel hotel localização pessoalmente sair saida meet* address live ride where come',
  net: 'internet discord insta* instagram zap whats* tiktok telegram snap* snapchat omegle roblox facebook face chat online servidor perfil numero app aplicativo dm pv direct twitter livechat site stranger fake',
  ask: 'pede pedi pediu pedindo pedir pediram quer queria querem insist* mandou manda oferec* convid* chama* fala* falo falou disse diz dizem ask* want* say* said told tell* offer* invite* send',
  force: 'obrig* força* forço* forcou forç* forc* proib* pression* mand* force* made make* must have',
  secret:
    'segred* contar conta conto contei contasse contou falar fala jura* jurar promet* guarda* escondid* esconde* apaga* apagar deleta* dedur* acreditar acredita abrigo sigilo secret* tell promise* believe* hide* delete* nobody',
  die: 'morr* mort* morer more morre dead die dies died dying death falec* enterr* velório caixao céu funeral',
  kill: 'mata matar mate matou mato matei matasse matando matam assassin* esfaque* esfaq* fur* facada* kill* stab* murder* atropel* linch* envenen* enforc* shoot*',
  suicide: 'suicid* suisid* automutil* autoles* tirar vida acabar fim finalmente suicide suicidal selfharm overdose',
  cut: 'cort* gilete lamina* navalha* estilete pulso* braço* braco* coxa* perna apontador tesoura cut* razor* blade* wrist* arm arms arranh* risc*',
  pills:
    'remedio* comprimid* pilula* dose* cartela* dipirona rivotril tarja veneno chumbinho raticida cândida agua sanitaria caixa tomar tomei engoli* pill* medicine* poison bleach drug*',
  jump: 'pular pulo pula pulasse jogar telhado ponte viaduto janela predio andar sacada trilho trem metro corda forca lage laje jump* bridge roof window rope hang* train',
  bye: 'adeus tchau despedi* carta bilhete ultim* última desculpa perdao obrigado cuida cuidem goodbye bye last letter note sorry',
  exist:
    'viver vive vivo vida existir existi* existe acordar acorda acordo nascer nascido nasci sumir sumi sumisse desaparec* mundo live living life exist* wake born world disappear* vanish*',
  wish: 'quero queria queri* vontade desej* penso pensei pens* prefiro preferia podia devia deveria tomara planej* decidi want wanna wish think* would better rather melhor',
  tired:
    'cansad* cansei aguento guento aguent* suport* farta farto exaust* esgotad* chega desist* tired anymore give up cant tanto mais',
  not: 'nao nunca nem sem nada no not never dont do cant without none jamais',
  sad: 'trist* chor* vazi* dor doi sofr* odeio odeia* culpa peso fardo estorvo atrapalh* deprim* depres* ansiedad* angustia* falta solidao sad cry* pain hate* empty depress* hurt guilt* burden miss',
  fear: 'medo pavor panico desesper* tremo treme* assust* apavor* nervos* scared afraid fear* terrified panic horror',
  help: 'socorro ajuda* ajude help* sos please favor pfv precis* need',
  weapon:
    'arma armas faca facas facao canivete* revolver* pistola* espingarda oitao bomba* explosiv* soco punhal peixeira machad* municao bala balas calibre fuzil rifle tacos gun guns knife knives weapon* bomb bullet* molotov gasolina ácido',
  massacre:
    'massacr* chacina atentad* tiroteio lista explod* atirar atira atiro tiro tiros vingança shooting shoot shot attack ataque alvo',
  place:
    'escola colegio sala mochila recreio intervalo patio quadra bolsa onibus armario estojo portao saida corredor school class backpack bag locker recess bus gate canto esquina rua beco parque casa home house lugar',
  drug: 'drog* maconha cocaina crack lança loló baseado beck beque cheir* pó po pó cola tiner vape pod narguil* cigarr* fum* trafic* boca aviãozinho aviao pacot* biqueira pedra balinha weed cocaine smoke* smoking cigarette* drugs high vaping',
  drink:
    'beb* bebado bebad* vodka cerveja* cachaça pinga whisky vinho alcool bebida porre embriag* corote drink* drunk beer alcohol wine bar',
  vomit: 'vomit* garganta laxant* lachant* diuretic* forçar purg* throw throat puke* purge*',
  fast: 'jejum jejuo comer comi come como comida pular pulei almoço almoc* janta jantar café lanche merenda refeição dieta fome eat* ate food meal* lunch dinner breakfast skip* starv* diet hungry prato',
  weight:
    'peso gord* magr* emagre* engord* quilo* kilo* kg barriga espelho corpo ossos seca fina balança weight fat thin skinny slim mirror body caloria* kcal calorie*',
  lack: 'luz gas agua aluguel geladeira vazia banho sujo suja roupa doente febre medico hospital posto dentista vacina frio cobertor rua lixo sick fever doctor empty fridge clothes dirty abandon* sumiu desapareceu volta voltou voltar foi',
  long: 'dia dias semana semanas mes meses ano anos ontem onti hoje sempre toda todo vez vezes direto desde faz days day week* month* year* always every everyday yesterday since again novo denovo quando',
  run: 'fugir fuji* fugi foge fugindo embora escapar esconder run away escape leave',
  police: 'rouba* furt* assalt* policia preso cadeia tribunal conselho denunci* police jail',
  game: 'jogo jogos game games jogador* jogar jogando fase nivel level boss chefao minecraft roblox fortnite freefire scratch sprite* personagem* npc inimig* zumbi* creeper respawn fps mapa skin lol valorant gta mario pokemon player enemy zombie* espada spawn pontos ponto placar mob mobs steve terraria dungeon vidas mortal',
  machine:
    'robo robos robot robots arduino sensor* servo motor* bateria* led leds carrinho resistor* protoboard fio fios ultrassom* jumper placa esp32 microbit bluetooth lego pino buzzer garra drone impressora relé circuito* battery wheel*',
  code: 'codigo* programa* program* bloco* variavel* loop* laço for while if else funcao funçao html css python javascript java git github linux server servidor string array lista* vetor botao tela erro* bug* console terminal processo* thread* banco dados sql php api json senha login tag div imagem pixel node react commit branch merge arquivo pasta export import class objeto* metodo print input output code function* variable* button script algorit* compil* executa* execute* run debug excel planilha word canva slide* site pagina fonte cor fundo',
  work: 'prova* dever tarefa* liçao licao trabalho* pesquisa* seminario* redaçao redacao resumo* exercicio* questao materia nota notas media boletim cartaz* apresentaçao apresentacao projeto* maquete relatorio texto* poema conto paragrafo frase* explica* explique significa diferença exemplo* ideia* titulo topico* fonte* roteiro debate aula aulas prova homework lesson* essay summary project* test exam* write* explain* mean* example* question quiz',
  subject:
    'historia geografia matematica mat portugues ingles ciencia* biologia quimica fisica filosofia sociologia artes literatura guerra imperio imperador rei rainha revolução ditadura escravi* colonia seculo presidente celula* planta* bacteria* virus animal animais dinossauro* vulcao planeta* sol terra lua atomo nuclear equação fração divis* multiplic* soma porcentagem history science math english biology war king dinosaur* planet* volcano* nutrição nutriente* vitamina* proteina* saudavel piramide alimenta* hamlet getulio vargas tiradentes hitler nazis* holocausto independencia romano* grego* egito',
  fiction:
    'filme* livro* serie* novela desenho anime* manga romance terror vilao vilã heroi heroina protagonista historia quadrinho* hq lenda mito* mitologia fantasma* vampiro* bruxa* harry potter julieta romeu netflix episodio temporada cena movie* book* story* character* novel villain hero poem teatro peça letra musica rap',
  sport:
    'futebol bola gol goleiro penalti time times campeonato treino* torneio basquete volei handebol judo karate capoeira luta* natação corrida quadra partida mengao flamengo corinthians palmeiras vasco santos gremio neymar messi football soccer ball team goal match',
  joke: 'risada kkk lol haha brincadeira brincando zoeira meme* piada charada trote mico vergonha engraçad* joke* funny kidding prank',
  party:
    'surpresa aniversario festa festinha natal pascoa amigo formatura presente bolo cartao birthday party surprise halloween fantasia carnaval',
  idiom:
    'tedio sono calor preguiça saudade fome sede ansiosa ansioso curiosidade ri rir fofo fofa lindo aff mds nossa mano vei slk bored sleepy hot',
  how: 'como qual quais quanto quantos quantas onde quando porque que quem how what which who when why is are does do',
  animal:
    'gato gata gatinho cachorro cachorr* dog cat bicho hamster passarinho barata formiga* rato mosquito inseto cobra peixe coelho galinha',
  cyber:
    'hacker* golpe* senha segurança virus phishing digital cidadania cartilha campanha conscientiz* prevenç* setembro amarelo palestra online safety security awareness prevention lei estatuto eca denunciar',
  limbs:
    'cabeça cabelo pescoço nariz boca dente dentes costas costa perna pernas barriga braço braços rosto cara orelha estomago garganta coxa pe pes joelho head neck face nose hair back leg tooth stomach knee hand',
  unwell:
    'mal desmai* tonta tonto tontura coração disparado acelerado dormi durmo dormir acordei sinto senti sentir sinta passando tremend* respirar enjoo febre menstruaç* faint* dizzy sick breath* shak* nojo nojenta',
  corner:
    'vestiario banheiro porta chave escuro escuridao embaixo debaixo baixo quintal chao gaveta janela deposito quartinho salinha carro moto armario closet dark room door key car floor privada toilet escada canto atras fundo dentro perua van',
  done: 'fez fizeram fazem faz fizer fazendo jogaram jogam botaram botam deixaram pegaram tiraram colocaram obrigaram did made doing does happen* acontec* aconteceu',
  knows:
    'sabe sei sabem conheci conheço conhece conhec* descobri descobriu descobr* desconfi* percebe* know knows knew met found',
  pretend:
    'finjo finge fingir fingi menti mentir mentira mentiu falsa falso disfarç* inventa inventei inventar tombo cai caiu moletom manga pretend* lie lied fake cover',
  bring:
    'leva levo levar levou levando levei traz trazer traze trouxe trouxeram vem vim venha buscar bring* brought carry take took taking',
  owe: 'entrega* vende* vendo vendendo vender guarda* cobra* cobrando divida devo devendo trabalh* roub* sell* deliver* owe steal debt',
  halt: 'parar parei paro parou consigo consegui conseguir continua continuo continuar sair stop* quit viciad* addict*',
  watch:
    'olha olhando olhar olho olhou espia* observ* pergunta perguntou perguntando seguindo seguiu segue persegu* parado watch* look* stare* star* follow* ask* vigi*',
  lie: 'deita* deito deitou senta sentou sentar colado abaixa* abaixou levanta* virgem sit lie lay bend* encosta*',
  tend: 'cuida* cuido cuidar cuidando crio criar cozinho lavo limpo sustent* care cook clean',
  fire: 'fogo gasolina alcool acido explod* isqueiro chapinha ferro fire burn* iron quente',
  note: 'mensagem mensagens msg bilhete bilhetes recebi recebo receber ligaçao audio audios carta escreveu escrevi escreveram direct message text wrote write note voice',
  right:
    'normal errado errada certo verdade culpa mereço merece ruim denuncio denunciar pior bom wrong normal ok fault deserve',
  now: 'agora hoje amanha logo depois antes segunda terça quarta quinta sexta sabado domingo noite now today tomorrow tonight monday friday before after',
  self: 'myself mesmo mesma propria proprio eumesma',
} as const;
