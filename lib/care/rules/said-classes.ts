/** Words that mean the same to a pattern (`said-pattern.ts`), in both languages. */
export const saidClasses = {
  kin: 'pai|papai|painho|pais|mae|mamae|padrasto|madrasta|tio|tia|tios|avo|vo|vovo|vovoh|irmao|irma|irmaos|primo|prima|primos|cunhado|cunhada|padrinho|madrinha|avos|namorado da (minha )?mae|marido da (minha )?mae|companheiro da (minha )?mae|vizinho|vizinha|familia',
  staff:
    'profesor*|prof|profe|profa|profs|sor|sora|fesor*|diretor*|coordenador*|cordenador*|inspetor*|instrutor*|facilitador*|monitor|monitora|treinador*|tecnico|porteiro|seguranca|zelador*|faxineir*|merendeir*|cosinheir*|secretari*|tia da (cantina|limpesa|merenda|escola|sala|aula|cosinha|portaria)|tio da (van|cantina|perua|escola|portaria|limpesa)|motorista|pastor|padre|mestre|mestra|educador*|estagiari*|bibliotecari*|orientador*|pesoal da escola',
  grown:
    'homem|omem|cara|adulto|adulta|mulher|velho|velha|coroa|moco|senhor|mano|rapas|desconhecido|desconhecida|estranho|estranha|pesoa|alguem|numero|perfil|conta|usuario|cantor|influenser|influenciador|motorista|amigo d[aoe] (meu |minha )?(pai|mae|familia|irmao|tio|vo|padrasto)|treinador|pastor|tecnico|<staff>|tio|padrasto|vizinho|primo|cunhado|namorado|ele|amigo|menino|garoto|ele|ela|eles',
  peer: 'menin*|garot*|colega*|coleg*|alun*|mulec*|galera|turma|patricinha*|grupo|pesoal|todos mundo|todos da sala|todos na sala|amig*|sala|bulies|valentao|mano|manos|cara|caras|gente|eles|elas|uns|veterano*',
  fam: 'minha (mae|irma|irmazinha|irmasinha|avo|vo|prima|madrasta|familia|tia|maninha|cabeca|cara|boca|barriga|perna|bunda|mao|costa|costas)|meu (irmao|irmaosinho|irmaozinho|pai|maninho|primo|avo|vo|rosto|braco|olho|corpo|cabelo|nariz|pescoco|estomago)|minhas (perna*|costa*|mao*|irma*)|meus (irmao*|braco*|dedo*)|nossa mae|nos|gente|nois|me|mim|eu|minha|nela|mae',
  friend:
    'amig*|coleg*|irmao|irma|primo|prima|namorad*|menina|menino|garota|garoto|bff|parsa|vizinh*|crush|ex|aluna|aluno|filha|filho|mano|parceir*',
  habit:
    'todos (santo )?(os )?(dia*|noite*|hora*|semana*|ves*|veses)|sempre|direto|desde|ha (#|um|uma|mes*|ano*|dia*)|fas (#|um|uma|mes*|ano*|dia*|muito|tempo)|cada ves|de novo|denovo|outra ves|quando ele beb*|quando beb*|quando bebe|semana pasada|ontem|onti|hoje',
  arm: 'arma*|faca*|facao|canivete*|estilete*|revolver*|pistola*|oitao|3oitao|espingarda|rifle|bomba*|explosivo*|soco ingles|punhal|peicheira|navalha|gilete|machadinha|taco|garrucha|municao|bala de verdade|tres oitao|trinta e oito|38|ferro',
  school:
    'escola|colegio|sala|aula|mochila|recreio|intervalo|patio|cuadra|banheiro|bolsa|onibus|turma|armario|estojo|portao|saida|#(a|b|c|d)|# ano|segunda|terca|cuarta|quinta|secsta|seista|secta|amanha|lancheira',
  pic: 'foto|fotinha|fotinho|video|videos|nude|nudes|print|prints|imagem|imagens|pack|packs|pac|pacs|montagem|conversa|conversas|audio|audios|selfie|cam|camera|cames|chamada|ligacao',
  bare: 'pelad*|nu|nua|sem (a )?(roupa|blusa|camisa|camiseta|sutia|calca|short|nada|calcinha)|de (bicini|biquini|calcinha|cueca|sutia|sunga|maio|lingerie|toalha|pigama|costas)|do (meu )?corpo|intim*|sensual|sensuais|ousad*|seci|sexy|picant*|no banheiro|no chuveiro|tomando banho|do peito|dos peitos|da bunda',
  insult:
    'gord*|fei*|bur[oa]|macac*|viad*|gay|boiola|baleia|lich*|idiota|retardad*|estranh*|pret[oa]|sapat*|bicha*|inutil*|favelad*|pobre*|feden*|fedid*|nojent*|loser|esciso*|esquisit*|doent*|aber*|anao|ana|ratinh*|rato|rata|porc[oa]|vac[oa]|monstr*|dentuc*|ranhent*|piolhent*|mongol*|autist*|alejad*|aleijad*|cabelo (ruim|duro|de bombril)|puta|piranha|vagabund*|vadi*|bost*|merd*|elefant*|cuatro olho|magrel*|macumbeir*|carvao|esquel*|nada|orelhud*|trouch*|pesti*|verm*|palhac*|defic*',
  // What makes nearly anything harmless.
  lesson:
    'trabalho (de|sobre|da|do|para)|pescisa|pesquisa|seminario|cartas|cartaz|redacao|resumo|palestra|projeto (de|sobre|da|do)|aula sobre|lesson about|lesson|quis|quiz|slide*|apresentacao|o que e|o que sao|que e isso|oque e|oque sao|oq e|significa|what is|definicao|conceito|cual a diferenca|campanha|materia de|prova de istoria|na istoria|segunda guerra|guerra|seculo|imperio|escravi*|brasil colonia|por que nao pode|da ~2motivos|como evitar|prevenir|previnir|prevencao|como se proteger|cidadania digital|estatuto',
  game: '(no|do|meu|esse|um|o|num|nesse|seu|de|para o|faser|noso|cual|este|neste|desse|melhor) (jogo|game|mapa|nivel)|jogos|jogador*|game|games|minecraft|roblochs|scratch|scrach|sprite*|personagem|personagens|npc|inimigo*|sumbi*|zombie*|boss|chefao|creeper|fortnite|hollow|enemy|enemies|player|level|character|bullet touches|rpg|(na|da|minha|proxima|ultima|primeira|cada) fase',
  machine:
    'robo|robos|robot|arduino|sensor|servo|motor|bateria|led|carinho (bate|segue)|programa|codigo|bloco|blocos|variavel|loop|funcao|html|css|python|javascript|git|linux|server|servidor do|string|array|lista encadeada|proceso|processo|process|thread|kill 9|click*|button|botao|mouse|tela|sql|banco de dados',
  story:
    'filme|filmes|livro|livros|serie|novela|desenho animado|anime|um conto|o conto|conto de|romeu|julieta|harry|hamlet|mufasa|lion king|book|movie|story|teatro|poema|lenda|mito|mitologia|personage*',
  idiom:
    '(morr*|mor*|mat*|dying|die|dead|died) ~2(de |of |from )(rir|rio|fome|sono|calor|frio|vergonha|tedio|saudade*|medo|rir|amor*|raiva|preguica|cansaco|estudar|estuda|tanto|orgulho|inveja|curiosidade|ansiedade|felicidade|susto|dor de|laugh*|bore*|hungry|hunger|embaras*|shame|cringe)',
  football:
    'futebol|futsal|goleiro|penalti|drible*|atacante|zagueiro|(jogar|jogo|na|da|uma|rolou|bora|batendo|tirar) pelada|racha|campeonato|mengo|mengao|flamengo|timao|corintians|corint*|palmeiras|vasco|gremio|selesao|brasil|argentina|volei|cuadra|truco|bola|gol|gols|time|boleir*|cartao (vermelho|amarelo)|luta livre|ufc',
} as const;
