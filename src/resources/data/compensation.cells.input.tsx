export { RecipeCells as default } from '#src/pages/data/compensate/RecipeCells.tsx'
