import type { Actor } from '@/lib/access/actor';
import { fixedBases } from '@/lib/knowledge-base/rules';
import { createQuestion } from '@/lib/training/commands/create-question';
import { startRun } from '@/lib/training/commands/start-run';
import { demoQuestionId, demoRunId } from './evaluation-ids';
import { demoTopicId } from './knowledge';

type Topic = [folder: string, file: string];
/** `also` answers as well. */
type Asked = Omit<Parameters<typeof createQuestion>[1], 'id' | 'mustCite'> & { topic: Topic; also?: Topic };

const { robotics, software, general, guideMT } = fixedBases;

/** What the demo's assistant must answer well; most of it is worded as people ask, not as the text says it. */
const questions: readonly Asked[] = [
  {
    question: 'Por que meu placar começa com os pontos da partida anterior?',
    subject: software.id,
    topic: ['software', '01-variaveis.md'],
    mustSay: ['bandeira | mude para 0'],
  },
  {
    question: 'Quando uso sempre e quando uso repita?',
    subject: software.id,
    topic: ['software', '02-repeticoes.md'],
    mustSay: ['repita'],
  },
  {
    question: 'Qual a diferença entre print e return?',
    subject: software.id,
    topic: ['software', '05-funcoes.md'],
    also: ['aulas-ma1', '11-receita-com-nome-proprio.md'],
    mustSay: ['return entrega o valor | return devolve'],
  },
  {
    question: 'Como acho o defeito num programa de 64 linhas sem ler tudo?',
    subject: software.id,
    topic: ['software', '08-depurar-pela-metade.md'],
    mustSay: ['seis | metade'],
  },
  {
    question: 'Qual resistor uso com o LED vermelho em 5 V?',
    subject: robotics.id,
    topic: ['robotica', '05-leds-e-resistores.md'],
    mustSay: ['330'],
    mustNotSay: ['sem resistor'],
  },
  {
    question: 'Como ligo os três fios do servo?',
    subject: robotics.id,
    topic: ['robotica', '06-servo.md'],
    mustSay: ['sinal'],
  },
  {
    question: 'Posso usar bateria de celular velho no robô?',
    subject: robotics.id,
    topic: ['robotica', '10-seguranca-com-baterias.md'],
    mustSay: ['lítio'],
  },
  {
    question: 'Quantas pilhas AA para um carrinho com dois motores?',
    subject: robotics.id,
    topic: ['robotica', '02-pilhas-e-tensao.md'],
    mustSay: ['quatro AA'],
  },
  {
    question: 'Como faço uma senha que eu consiga lembrar?',
    subject: general.id,
    tipo: 'aluno',
    schoolYear: 'EF7',
    topic: ['geral', '06-seguranca-online.md'],
    mustSay: ['palavras'],
  },
  {
    question: 'Posso pedir para a IA fazer meu trabalho?',
    subject: general.id,
    tipo: 'aluno',
    schoolYear: 'EF7',
    topic: ['geral', '07-boas-perguntas-para-a-ia.md'],
    mustNotSay: ['claro, eu faço'],
  },
  {
    question: 'O que instalo nos computadores da Oficina?',
    subject: guideMT.id,
    topic: ['guia-mt', '01-planejamento-e-materiais.md'],
    mustSay: ['Python'],
  },
  {
    question: 'How does the line follower see the black line?',
    subject: robotics.id,
    locale: 'en',
    topic: ['robotica', '09-seguidor-de-linha.md'],
    mustSay: ['infravermelha | infrared'],
  },
];

/** The set, and its first run: the job asks the assistant of this demo, so that its score is a real one. */
export async function seedEvaluation(admin: Actor): Promise<void> {
  for (const [index, { topic, also, ...question }] of questions.entries()) {
    await createQuestion(admin, {
      ...question,
      id: demoQuestionId.slice(0, -2) + String(index + 1).padStart(2, '0'),
      mustCite: [topic, ...(also ? [also] : [])].map((one) => `/knowledgebase/${demoTopicId(...one)}`),
    });
  }
  await startRun(admin, { id: demoRunId });
}
