import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { screened } from './screening';

const signs: Readonly<Record<string, readonly string[]>> = {
  'selfHarm high': [
    'quero me matar',
    'quero me matar, nem no jogo eu sirvo',
    'quero morrer no jogo. na verdade eu quero morrer',
    'não quero mais viver, só penso no jogo',
    'eu vou me matar hoje',
    'quero mim matar',
    'qro morrer... na vdd quero morrer',
    'qu3r0 m3 m4t4r',
    'quero me m@tar',
    'QUERO ME MATAAAAR',
    'como faço para me matar',
    'eu queria estar morto',
    'não quero mais viver',
    'nao aguento mais viver',
    'tô cansada de viver',
    'penso em tirar minha própria vida',
    'vou acabar com a minha vida',
    'eu me corto quando fico triste',
    'tenho cortado... cortei meus pulsos',
    'vou pular da ponte',
    'quero me machucar',
    'pensando em suicídio',
    'tentei suicidio ano passado',
    'quero me suicidar',
    'quero me suisidar',
    'tomar muitos remédios para morrer',
    'todo mundo ficaria melhor sem mim',
    'queria nunca ter nascido',
    'i want to kill myself',
    'I wanna die',
    'im going to kill myself',
    'i dont want to live anymore',
    'how to hang myself',
    'i cut myself when i am sad',
    'i am suicidal',
    'i want to commit suicide',
    'everyone is better off without me',
  ],
  'selfHarm attention': [
    'o que é suicídio?',
    's u i c i d i o',
    'suicidoi',
    'estou com depressão',
    'me sinto um lixo',
    'quero sumir',
    'i hate my life',
    'i feel so depressed',
  ],
  'abuse high': [
    'meu pai me bate todo dia',
    'meu padrasto me toca de noite',
    'meu tio passou a mão em mim',
    'minha mãe me espanca',
    'fui abusada pelo meu primo',
    'fui abusda quando era pequena',
    'fui estuprada',
    'ele me estuprou',
    'apanho em casa',
    'apanho do meu pai',
    'tocou nas minhas partes íntimas',
    'sofro abuso em casa',
    'meu vizinho me agarrou',
    'my dad hits me',
    'my stepdad touches me at night',
    'i was raped',
    'my uncle molested me',
    'i am being abused at home',
  ],
  'abuse attention': [
    'tenho medo do meu padrasto',
    'tenho medo de voltar para casa',
    'passo fome em casa',
    'i am scared of my dad',
    'i do not feel safe at home',
  ],
  'violence high': [
    'vou matar meu professor',
    'quero matar todo mundo da escola',
    'vou esfaquear um colega',
    'vou levar uma faca para a escola',
    'tem uma arma na mochila dele... trouxe arma para a escola',
    'como fazer uma bomba caseira',
    'como faço uma bomba',
    'como comprar uma arma de fogo',
    'vai ter massacre na escola',
    'vou atirar nos meus colegas',
    'querem me matar',
    'vão me bater na saída',
    'querem me pegar na saída',
    'ele me ameaçou de morte',
    'i will kill my teacher',
    'how to make a bomb',
    'i will bring a gun to school',
    'i want to shoot up the school',
    'im gonna stab him',
  ],
  'violence attention': ['vou bater no meu colega', 'i want to beat up my classmate'],
  'sexual high': [
    'ele pediu nudes',
    'um menino quer que eu mande nudes',
    'mandei foto minha pelada',
    'ameaçou postar minhas fotos íntimas... ele ameaçou postar foto sem roupa',
    'vazaram um vídeo meu nua',
    'um homem na internet pediu foto minha',
    'um cara do roblox quer me encontrar',
    'um adulto me pediu pra guardar segredo',
    'meu namorado tem 25 anos',
    'um homem mais velho mandou eu ligar a câmera',
    'a guy online asked to meet me',
    'he wants me to send nudes',
    'he asked for naked pictures of me',
    'he told me to keep it a secret from my parents',
  ],
  'sexual attention': [
    'como fazer sexo',
    'quero ver porno',
    'p0rn0',
    'o que é punheta',
    'conheci um homem na internet',
    'show me porn',
    'how to have sex',
  ],
  'drugs high': [
    'me obrigaram a vender droga',
    'estou vendendo maconha',
    'they forced me to smoke weed',
    'tive uma overdose',
  ],
  'drugs attention': [
    'como fumar maconha',
    'usei drogas ontem',
    'me ofereceram cocaína',
    'me ofereceram cocaina na saida',
    'quero comprar um vape',
    'maconnha faz mal?',
    'fumei um baseado',
    'fiquei bêbado na festa',
    'meu pai usa drogas',
    'where can i buy weed',
    'my friend is using cocaine',
    'i want to get high',
  ],
  'bullying attention': [
    'sofro bullying',
    'estou sofrendo bulling na escola',
    'fazem bullying comigo',
    'todo mundo me zoa',
    'eles me xingam no recreio',
    'ficam me zuando',
    'riem de mim',
    'ninguém gosta de mim',
    'me chamam de gorda',
    'todo mundo me odeia',
    'i am being bullied',
    'they bully me',
    'everyone hates me',
    'they make fun of me',
    'nobody likes me',
  ],
};

describe('screened', () => {
  it.each(Object.entries(signs).flatMap(([told, texts]) => texts.map((text) => [told, text])))(
    'says %s of: %s',
    (told, text) => {
      const found = screened(text);
      expect(`${found?.topic} ${found?.severity}`).toBe(told);
    },
  );

  it('has examples enough', () => {
    expect(Object.values(signs).flat().length).toBeGreaterThan(120);
  });

  it('finds what stands in the middle of a long question, and the graver of two', () => {
    expect(
      screened(`${'Tenho uma dúvida sobre laços. '.repeat(40)} eu quero morrer. ${'Pode ajudar? '.repeat(40)}`),
    ).toEqual({
      topic: 'selfHarm',
      severity: 'high',
    });
    expect(screened('sofro bullying e quero me matar')).toEqual({ topic: 'selfHarm', severity: 'high' });
  });

  it('answers any text, in good time', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => screened(text) !== undefined));
    const long = [
      'meu pai '.repeat(500),
      'homem '.repeat(660),
      'mandou '.repeat(570),
      'a '.repeat(2_000),
      'a.b.'.repeat(1_000),
      'quero '.repeat(660),
      'vou matar o '.repeat(330),
      '0'.repeat(4_000),
      'a'.repeat(4_000),
      'um homem mais velho '.repeat(200),
    ];
    for (const text of long) {
      const begun = workedMs();
      screened(text);
      expect(workedMs() - begun, text.slice(0, 12)).toBeLessThan(150);
    }
  });
});
