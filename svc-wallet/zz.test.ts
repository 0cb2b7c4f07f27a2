import { expect, test } from '@jest/globals'
import pg from 'pg'
test('a', async () => {
  const c = new pg.Client(process.env['TEST_PG_URL']); await c.connect()
  expect((await c.query('select version()')).rows[0].version).toContain('18.4'); await c.end()
})
