/** So many of one job's steps are asked for at once. */
const LANES = 3;

/** Does the same for each, some at a time. Once one failed no other is begun, and what is under way is awaited before that is thrown. */
export async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  let failed = false;
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined && !failed; item = queue.shift()) {
      await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
