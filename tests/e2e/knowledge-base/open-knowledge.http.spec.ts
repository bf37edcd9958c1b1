import { expect } from '@playwright/test';
import { demoTopicId } from '@/prisma/seed/knowledge';
import { test } from '../support/http-test';
import { elements, structuredData } from '../support/page-bytes';

const servo = `/knowledgebase/${demoTopicId('robotica', '06-servo.md')}`;

test('search engines read what a topic is, and where it stands', async ({ clientOf, origin }) => {
  const html = await (await (await clientOf(null)).get(`/en${servo}`)).text();
  const [trail, topic] = structuredData(html);
  expect(trail).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Knowledge base' }, { name: 'Robótica' }, { name: 'Servomotor e ângulos' }],
  });
  expect(topic).toMatchObject({ '@type': 'LearningResource', name: 'Servomotor e ângulos', inLanguage: 'pt-BR' });
  expect(elements(html, 'link', { rel: 'canonical' })).toMatchObject([{ href: `${origin}/en${servo}` }]);
  expect(elements(html, 'link', { rel: 'alternate' }).filter(({ hreflang }) => hreflang)).toHaveLength(3);
});

test('what nothing holds is said so, and nothing that is typed becomes a part of the page', async ({ clientOf }) => {
  const typed = '<zzqqxxyy onzzqqxxyy>';
  const answer = await (await clientOf(null)).get(`/en/knowledgebase/search?q=${encodeURIComponent(typed)}`);
  const html = await answer.text();
  expect(html).toContain('Nothing found.');
  expect(html).toContain('value="&lt;zzqqxxyy onzzqqxxyy&gt;"');
  expect(html).not.toContain(typed);
});
