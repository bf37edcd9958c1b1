import type { HLJSApi, Language } from 'highlight.js';

/** How the blocks of each palette begin, as the Scratch of either language writes them. */
const palettes = {
  control:
    'espere|repita|sempre|se |se$|senão|fim|pare|crie (?:um )?clone|apague este clone|wait|repeat|forever|if |else|end|stop|create clone|delete this clone',
  events: 'quando|transmita|when|broadcast',
  looks:
    'diga|pense|mude para (?:a fantasia|o cenário)|mude para o próximo|próxim[ao] (?:fantasia|cenário)|próximo cenário|mude .* tamanho|mude o tamanho|mostre|esconda|adicione .* ao efeito|mude o efeito|vá para a (?:frente|camada)|say|think|switch (?:costume|backdrop)|next (?:costume|backdrop)|(?:change|set) size|show|hide|(?:change|set) .* effect|clear graphic effects|go to (?:front|back)',
  motion:
    'mova|gire|aponte|vá para|deslize|adicione .* a [xy]\\b|mude [xy] para|se tocar na borda|move|turn|point|go to|glide|(?:change|set) [xy] |if on edge',
  pen: 'carimbe|apague tudo|use a caneta|levante a caneta|mude a cor da caneta|pen |erase all|stamp',
  sensing: 'pergunte|ask|zere o cronômetro|reset timer',
  sound: 'toque|inicie o som|pare todos os sons|mude o volume|play|start sound|stop all sounds|(?:change|set) volume',
  variables:
    'mude|adicione|defina|mostre a variável|esconda a variável|insira|apague|substitua|set|change|add|delete|insert|replace|define',
} as const;

/** First the palettes whose words say more: "mude x para" is motion, "mude [pontos v]" a variable. */
const order = ['motion', 'looks', 'sound', 'pen', 'control', 'events', 'sensing', 'variables'] as const;

/** Blocks written as text (scratchblocks), in Portuguese and English: the palette's colour, and what can be typed in. */
export function scratch(hljs: HLJSApi): Language {
  const typed = [
    { scope: 'number', match: /\(-?\d+(?:[.,]\d+)?\)/ },
    { scope: 'variable', match: /\[[^\]\n]* v\]/ },
    { scope: 'string', match: /\[[^\]\n]*\]/ },
  ];
  const blocks = order.map((palette) => ({
    scope: palette,
    match: new RegExp(`^[ \\t]*(?:${palettes[palette]})[^\\[(<\\n]*`, 'im'),
  }));
  return { name: 'Scratch', case_insensitive: true, contains: [hljs.C_LINE_COMMENT_MODE, ...blocks, ...typed] };
}
