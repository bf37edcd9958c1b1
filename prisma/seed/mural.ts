import sharp from 'sharp';
import { purposes } from '@/lib/files/rules';
import type { Tx } from '@/lib/platform/db/client';
import { keepImage } from '@/lib/platform/storage/keep';
import { demoClassId } from './classes';
import { demoPupil, type SeededPeople } from './people';

/** The same in every demo, so that an address of one can be written down: of the demo class. */
export const demoPostId = '0199dddd-0000-7000-8000-000000000005';

const { folder, image } = purposes['mural-image'];

/** A plan of the room, drawn: nobody's photo. */
const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" font-family="sans-serif">
  <rect width="960" height="600" fill="#fdf3ea"/>
  <rect x="330" y="36" width="300" height="64" rx="10" fill="#0b2a4a"/>
  ${[0, 1, 2, 3, 4]
    .map((desk) => {
      const [x, y] = [80 + (desk % 3) * 290, 180 + Math.floor(desk / 3) * 190];
      return `<rect x="${x}" y="${y}" width="220" height="120" rx="16" fill="#9fdcc8"/>
        <circle cx="${x + 60}" cy="${y + 60}" r="30" fill="#ffb27a"/><circle cx="${x + 160}" cy="${y + 60}" r="30" fill="#ffb27a"/>`;
    })
    .join('')}
</svg>`;

/** Bytes first, outside any transaction, as a facilitator's own upload would. */
export async function drawRoom() {
  const drawn = await sharp(Buffer.from(plan)).png().toBuffer();
  return keepImage(new Uint8Array(drawn), { folder, size: image, withThumbnail: false });
}

type Drawn = Awaited<ReturnType<typeof drawRoom>>;

/** A mural in the middle of a term: for everybody, for the class with a picture, for one student, and one that waits. */
export async function seedMural(tx: Tx, ids: SeededPeople, room: Drawn): Promise<void> {
  const schoolId = String(ids.get('capibaribe'));
  const authorId = String(ids.get('instrutor'));
  const { id: imageId } = await tx.storedFile.create({
    data: { ...room, purpose: 'mural-image', name: 'mural.webp', ownerId: authorId, schoolId },
    select: { id: true },
  });
  const written = { schoolId, authorId, from: new Date('2026-08-10') };
  await tx.muralPost.createMany({
    data: [
      {
        ...written,
        title: 'Mostra de computação: guardem o que fizerem',
        text: 'Cada print e cada versão do programa conta a história do projeto. Salvem tudo na pasta da turma.',
      },
      {
        ...written,
        id: demoPostId,
        classId: demoClassId,
        title: 'Lugares da próxima aula',
        text: 'Sentem em duplas, como no desenho. Quem faltou na última aula senta perto da mesa da frente.',
        imageId,
        imageText: 'Desenho da sala: cinco mesas, duas pessoas em cada uma.',
      },
      {
        ...written,
        studentId: demoPupil.id,
        title: 'Parabéns pela ajuda',
        text: 'Você explicou a fila à sua dupla sem dar a resposta. Continue assim!',
      },
    ],
  });
  const [reader] = await tx.student.findMany({ where: { id: String(ids.get('aluno3')) }, select: { id: true } });
  if (reader) {
    const at = new Date('2026-08-11T12:00:00Z');
    await tx.muralSeen.create({ data: { postId: demoPostId, studentId: reader.id, schoolId, at } });
  }
}
