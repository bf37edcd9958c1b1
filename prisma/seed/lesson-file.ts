/** A lesson as its author wrote it: a head of `name: value` lines between two `---`, then sections. */
export type LessonFile = {
  code: string;
  name: string;
  objective: string;
  minutes: number;
  skillCodes: string[];
  sections: Record<'materials' | 'steps' | 'activity' | 'questions' | 'facilitatorNotes', string>;
};

const headings = {
  Materiais: 'materials',
  Passos: 'steps',
  Atividade: 'activity',
  Perguntas: 'questions',
  'Para quem conduz': 'facilitatorNotes',
} as const;

type Heading = keyof typeof headings;

export function parseLesson(text: string): LessonFile {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? fault('no head');
  const facts = new Map(head.split('\n').map((line) => line.split(/:\s*(.*)/s, 2) as [string, string]));
  const fact = (name: string) => facts.get(name)?.trim() || fault(`no ${name}`);
  return {
    code: fact('codigo'),
    name: fact('nome'),
    objective: fact('objetivo'),
    minutes: Number(fact('minutos')),
    skillCodes: (facts.get('habilidades') ?? '').split(',').flatMap((code) => code.trim() || []),
    sections: sectionsOf(body),
  };
}

function sectionsOf(body: string): LessonFile['sections'] {
  const sections = { materials: '', steps: '', activity: '', questions: '', facilitatorNotes: '' };
  for (const part of body.split(/^## /m).slice(1)) {
    const end = part.indexOf('\n');
    const heading = part.slice(0, end).trim();
    if (!(heading in headings)) fault(`a section ${heading}`);
    sections[headings[heading as Heading]] = part.slice(end).trim();
  }
  return sections;
}

function fault(what: string): never {
  throw new Error(`a demo lesson has ${what}`);
}
