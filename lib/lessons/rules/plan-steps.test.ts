import { expect, it } from 'vitest';
import { planSteps } from './plan-steps';

it('goes through a plan step by step, each with its minutes and its own text', () => {
  const steps = planSteps(
    '1. **Cadeiras (10 min).** Alinhe as cadeiras.\n   Cole as etiquetas.\n2. **Por que zero? (4 min).** Explique.\n   - sem pressa\n',
    'Aula',
  );
  expect(steps).toEqual([
    { name: 'Cadeiras', minutes: 10, text: '**Cadeiras (10 min).** Alinhe as cadeiras.\nCole as etiquetas.' },
    { name: 'Por que zero?', minutes: 4, text: '**Por que zero? (4 min).** Explique.\n- sem pressa' },
  ]);
});

it('keeps what stands before the first step, and takes a plan without steps as one', () => {
  expect(planSteps('Leve as etiquetas.\n\n## Conversa (5 min)\nTodos falam.', 'Aula')).toEqual([
    { name: 'Aula', minutes: null, text: 'Leve as etiquetas.' },
    { name: 'Conversa', minutes: 5, text: 'Conversa (5 min)\nTodos falam.' },
  ]);
  expect(planSteps('Conversem.', 'Aula')).toEqual([{ name: 'Aula', minutes: null, text: 'Conversem.' }]);
  expect(planSteps(' ', 'Aula')).toEqual([]);
});
