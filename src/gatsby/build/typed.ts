import type { CreateResolversArgs, CreateWebpackConfigArgs } from 'gatsby'

// Gatsby types these only as functions.

/** Adds fields to types of GraphQL: resolvers by field, by type. */
export const addResolvers = (add: CreateResolversArgs['createResolvers'], resolvers: object): void =>
  (add as (resolvers: object) => void)(resolvers)

/** A webpack plugin that replaces names in the code by values, which are code themselves. */
export const defineConstants = (
  { define }: CreateWebpackConfigArgs['plugins'],
  values: Record<string, unknown>,
): object => (define as (values: Record<string, unknown>) => object)(values)
