import { POST } from '@/app/api/outbox/route';
import { knowConstraints } from '@/lib/constraints';
import { startRouteServer } from '@/tests/support/http/route-server';

/** The outbox's address on the database of its environment, until it is killed. */
knowConstraints();
const { port } = await startRouteServer([POST]);
process.send?.(port);
process.once('disconnect', () => process.exit());
