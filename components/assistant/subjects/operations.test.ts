import { expect, it } from 'vitest';
import * as bareOfAssistant from '@/lib/assistant/client/operations';
import * as answers from '@/lib/assistant/contract/answers';
import * as conversations from '@/lib/assistant/contract/conversations';
import * as own from '@/lib/assistant/contract/own-modules';
import * as bases from '@/lib/knowledge-base/contract';
import * as modules from '@/lib/lesson-plans/contract/modules';
import * as profile from '@/lib/profile/contract';
import * as bareOfCatalogue from './catalogue-operations';

const contracts: Record<string, object> = { ...answers, ...conversations, ...own, ...bases, ...modules, ...profile };

it.each(Object.entries({ ...bareOfAssistant, ...bareOfCatalogue }))('%s is sent as its contract says', (name, bare) => {
  const { method, path, names, params, query, body, repeatable } = bare;
  expect(contracts[name]).toMatchObject({ method, path, params, query, body, repeatable });
  expect(contracts[name]).toHaveProperty('names', names);
});
