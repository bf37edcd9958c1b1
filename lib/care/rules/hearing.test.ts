import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heard } from './hearing';

describe('what was learned from sentences', () => {
  it.each([
    ['selfHarm', 'escrevi a carta de despedida e juntei os comprimidos da gaveta'],
    ['eating', 'to ha 4 dias comendo so gelo pra barriga sumir'],
    ['bullying', 'a sala toda me xinga e joga meu caderno no lixo'],
    ['abuse', 'meu padrasto me deu um soco na costela'],
    ['blackmail', 'ele gravou meu video pelada e quer pix pra nao postar'],
    ['weapons', 'o menino do 8 ano ta com um revolver na mochila'],
  ])('names %s where no rule does', (topic, text) => {
    expect(heard(text, null)?.topic).toBe(topic);
  });

  it('finds a cry between sentences of a lesson', () => {
    const lesson = 'Como faço o laço parar depois de dez voltas no Scratch? ';
    expect(heard(`${lesson.repeat(20)}Meu tio passa a mão em mim de noite. ${lesson.repeat(20)}`, null)).not.toBeNull();
    expect(heard(lesson.repeat(40), null)).toBeNull();
  });

  it('takes no room of a phone, and little of a server', () => {
    expect(statSync('lib/care/rules/hearing-weights.json').size).toBeLessThanOrEqual(600 * 1024);
  });
});
