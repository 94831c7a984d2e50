import { z } from 'zod'

const path = () => z.string().regex(/^\/\S*$/, 'is not a path; expected one that begins with /')

/**
 * `content/redirects.yml` (R4): old addresses and their targets. `:name` is a parameter, a trailing `*` matches the
 * rest.
 */
export const redirectsSchema = z.array(
  z.strictObject({
    from: path().regex(/^[^?#]*$/, 'has a ? or a #, but only the path of an address is compared; expected it without'),
    to: path(),
    ignoreCase: z.boolean().default(false),
    permanent: z.boolean().default(true),
  }),
)

/** A redirect. */
export type Redirect = z.infer<typeof redirectsSchema>[number]
