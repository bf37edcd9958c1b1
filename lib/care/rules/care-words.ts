/** Parts of what Portuguese sentences are found by. */
export const wish =
  '(?:quero|queria|querendo|quis|vou|vo|to indo|penso em|pensei em|pensado em|pensando em|pensar em|vontade de|tentei|tentar|tentando|preciso|deveria|devia|planejo|decidi|como (?:eu )?(?:faco|fazer) para|como|jeito de|forma de|maneira de|se eu|eu)';
export const relative =
  '(?:pai|papai|padrasto|mae|mamae|madrasta|tio|tia|avo|vo|vovo|irmao|irma|primo|prima|vizinho|vizinha|padrinho|madrinha|cunhado|professor|professora|treinador|pastor|padre|patrao|namorado|namorada)';
export const person =
  '(?:coleg\\w+|professor\\w*|prof|diretor\\w*|pai|mae|padrasto|madrasta|irmaos?|irmas?|amig[oa]s?|menin[oa]s?|garot[oa]s?|alun[oa]s?|pessoas?|gente|vizinh[oa]s?|turma|namorad[oa]|ex|sala|escola|crianca\\w*|policia\\w*)';
export const whose =
  '(?:(?:o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|todos|todas|aquele|aquela|esse|essa|d[oa]s?|de) ){0,3}';
export const inGame =
  /(?:no|na|do|da|num|nesse|neste|desse|meu|nessa|esse|este) (?:\w+ )?(?:jogo|game|fase|nivel|minecraft|roblox|fortnite|free fire|scratch|personagem|sprite|among us|gta|partida|mapa|programa|codigo)|(?:^| )(?:personagem|sprite|npc|inimigo|zumbi|boss|respawn|creeper|free fire|minecraft|roblox)(?: |$)/;
const idiom =
  /(?:morrer|morro|mato|matar|mataria) de (?:rir|vergonha|fome|calor|sono|saudade|tedio|medo|frio|cansaco|preguica|raiva|amor|estudar|trabalhar|curiosidade|inveja|ansiedade)/;
export const gameOrIdiom = new RegExp(`${inGame.source}|${idiom.source}`);
