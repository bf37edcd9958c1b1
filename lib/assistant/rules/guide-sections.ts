import { folded } from '@/lib/platform/text/folded';
import { type AskedFor, failing, type Wanted } from './guide-asked';

type Passage = { readonly address: string; readonly heading: string };

/** Beside the scores of passages, which lie some points apart. */
const worth = {
  trouble: 3,
  task: -2,
  taskOfAFault: -1,
  materials: -1.5,
  materialsOfAnIdea: -3,
  aim: -2,
  aimOfAnIdea: -3,
};

/** "Não acende? Nesta ordem", "Armadilhas", "Os sete erros de sempre", "Se a conexão falhar" */
const trouble =
  /\b(?:erros?|falh\w+|defeitos?|armadilhas?|sustos?|trav(?:ar|ou)|pres[oa]|caca|problemas?|as vezes|se (?:ja )?aconte\w+|nao (?:acende|funciona|liga)|mistakes?|errors?|troubles?\w*|pitfalls?|fails?|stuck|fix\w*)\b|\b(?:saiu|chegou|sumiu|parou|caiu|quebrou|perdeu)\b.*[?!]/;
const ofMaterial =
  /\b(?:materia(?:l|is)|precis\w+|lev(?:o|ar|a)|us(?:o|ar|amos)|pecas?|tra(?:go|zer)|what .*(?:have|use)|need|bring|materials?|parts?)\b/;
const ideas: readonly Wanted[] = ['definition', 'difference', 'reason'];
/** What a lesson is for answers whoever asks for that. */
const ofAims = /\b(?:aula|licao|aprend\w+|objetivo|lesson|learn\w*|goal)\b/;

/** What a lesson sets to be done. */
export function isTask({ address }: Pick<Passage, 'address'>): boolean {
  return /#(?:activity|questions)\b/.test(address);
}

export function isMaterials({ address }: Pick<Passage, 'address'>): boolean {
  return /#materials\b/.test(address);
}

/** The page of a lesson says what it is for. */
export function isAim({ address }: Pick<Passage, 'address'>): boolean {
  return /^\/lesson\/[^#]*$/.test(address);
}

/** A heading that asks answers who asks the same, whatever it is about. */
export function isOfTrouble({ heading }: Pick<Passage, 'heading'>): boolean {
  const plain = folded(heading);
  return trouble.test(plain) || (failing.test(plain) && !heading.endsWith('?'));
}

/** What a section gains or loses by what it is for: who tells of a fault looks for its cause, who asks for an idea for no task. */
export function sectionWorth(passage: Passage, asked: Pick<AskedFor, 'wanted' | 'plain'>): number {
  const isIdea = ideas.includes(asked.wanted);
  if (isMaterials(passage))
    return unless(ofMaterial, asked, isIdea || asked.wanted === 'way' ? worth.materialsOfAnIdea : worth.materials);
  if (isAim(passage)) return unless(ofAims, asked, isIdea ? worth.aimOfAnIdea : worth.aim);
  if (isTask(passage)) return isIdea ? worth.task : asked.wanted === 'cause' ? worth.taskOfAFault : 0;
  return asked.wanted === 'cause' && isOfTrouble(passage) ? worth.trouble : 0;
}

/** Who asks for just that is shown it. */
function unless(asking: RegExp, { plain }: Pick<AskedFor, 'plain'>, lost: number): number {
  return asking.test(plain) ? 0 : lost;
}
