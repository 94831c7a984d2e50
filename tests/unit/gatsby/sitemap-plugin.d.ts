/** Of the plugin's own code, what a build calls: it has no types. */
declare module 'gatsby-plugin-sitemap/gatsby-node' {
  export function onPostBuild(gatsby: object, options: object): Promise<void>
  export function pluginOptionsSchema(utils: { Joi: unknown }): { validateAsync(options: object): Promise<object> }
}
