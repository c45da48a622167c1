/** What the cards of manufacturing processes say that are not listed yet. */
export const texts = {
  molding: {
    title: 'Injection Molding',
    description: 'Plastic parts in large numbers',
    details: 'Molten plastic pressed into a steel mold: low cost for each part once the mold is made.',
  },
  casting: {
    title: 'Vacuum Casting',
    description: 'Small series from silicone molds',
    details: 'Resin cast in silicone molds: parts close to production quality in small numbers.',
  },
  waterjet: {
    title: 'Waterjet Cutting',
    description: 'Thick sheets, cut cold',
    details: 'A jet of water and abrasive cuts almost any material without heating it.',
  },
} as const;
