import { folded } from '@/lib/platform/text/folded';

export const voiceCommands = ['stop', 'clear', 'readAgain', 'openLesson'] as const;
export type VoiceCommand = (typeof voiceCommands)[number];

/** From so alike on, two phrases are the same (§9). */
export const alikeFrom = 0.8;

/** In both languages, whatever the screen speaks: a recogniser for Portuguese hears English words too. */
export const saidFor: Readonly<Record<VoiceCommand, readonly string[]>> = {
  stop: ['pare', 'parar', 'pare de ler', 'parar de ler', 'parar a leitura', 'silêncio', 'stop', 'stop reading'],
  clear: [
    'limpar',
    'limpar conversa',
    'limpar a conversa',
    'limpe a conversa',
    'apagar a conversa',
    'apague a conversa',
    'clear',
    'clear chat',
    'clear the conversation',
  ],
  readAgain: [
    'ler de novo',
    'leia de novo',
    'lê de novo',
    'ler novamente',
    'leia novamente',
    'ler outra vez',
    'leia outra vez',
    'read again',
    'read it again',
    'read that again',
  ],
  openLesson: [
    'abrir aula',
    'abrir a aula',
    'abra a aula',
    'abre a aula',
    'ir para a aula',
    'open lesson',
    'open the lesson',
  ],
};

/** What was asked of the panel itself; nothing when it is a question. */
export function commandIn(spoken: string): VoiceCommand | undefined {
  const heard = lettersOf(spoken);
  let best: VoiceCommand | undefined;
  let most = alikeFrom;
  for (const command of voiceCommands) {
    for (const phrase of saidFor[command]) {
      const alike = likeness(heard, lettersOf(phrase));
      if (alike < most || (best && alike === most)) continue;
      best = command;
      most = alike;
    }
  }
  return best;
}

/** Sørensen and Dice: twice the pairs of letters that both have, of all that they have; 1 for the same letters. */
export function likeness(one: string, other: string): number {
  if (one === other) return one === '' ? 0 : 1;
  const left = pairsOf(one);
  const right = pairsOf(other);
  const total = left.length + right.length;
  let common = 0;
  for (const pair of left) {
    const at = right.indexOf(pair);
    if (at < 0) continue;
    right.splice(at, 1);
    common += 1;
  }
  return total === 0 ? 0 : (2 * common) / total;
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

/** Letters and digits alone: recognisers differ in accents, capitals and full stops. */
function lettersOf(text: string): string {
  return folded(text.replace(/[^\p{L}\p{N}\p{M}]/gu, ''));
}
