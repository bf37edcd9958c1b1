import { coursesInCatalogue } from './catalogue';
import type { Target } from './load';

type Cookies = { readonly admin: string; readonly facilitator: string };

/** What is measured, and the bare page or handler beside it. */
export async function targets(url: string, { admin, facilitator }: Cookies) {
  const apiCourses = {
    name: '/api/Cursos',
    url: `${url}/api/Cursos`,
    headers: { cookie: facilitator },
    proof: `"total":${coursesInCatalogue}`,
  };
  const bareReply = { name: 'bare handler', url: `${url}/bench/reply`, proof: apiCourses.proof };
  await sendSameBytes(apiCourses, bareReply);
  return {
    apiCourses,
    bareReply,
    bareStatic: { name: 'bare static page', url: `${url}/bench/static`, proof: 'Bare page' },
    bareDynamic: { name: 'bare dynamic page', url: `${url}/bench/dynamic`, proof: '<td>' },
    withSession: {
      name: 'dynamic page with session',
      url: `${url}/bench/session`,
      headers: { cookie: facilitator },
      proof: '<td>',
    },
    courses: { name: '/course', url: `${url}/course`, proof: '/course/C' },
    facilitator: { name: '/facilitator', url: `${url}/facilitator`, headers: { cookie: facilitator }, proof: 'Marta' },
    admCourses: {
      name: '/adm/courses',
      url: `${url}/adm/courses`,
      headers: { cookie: admin },
      proof: '/adm/courses/C',
    },
  } satisfies Record<string, Target>;
}

async function sendSameBytes(source: Target, bare: Target): Promise<void> {
  const reply = await (await fetch(source.url, { headers: source.headers })).text();
  const { status } = await fetch(bare.url, { method: 'PUT', body: reply });
  const sent = await (await fetch(bare.url)).text();
  if (status !== 204 || sent !== reply) throw new Error(`The bare handler does not send what ${source.name} sends`);
}
