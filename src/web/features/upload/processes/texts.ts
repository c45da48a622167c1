/** What the cards of manufacturing processes say that are listed. */
export const texts = {
  list: 'Manufacturing processes',
  comingSoon: 'Coming soon!',
  more: 'Learn more',
  less: 'Show less',
  moreAbout: (process: string) => `Learn more about ${process}`,
  lessAbout: (process: string) => `Show less about ${process}`,
  processes: {
    additive: {
      title: 'Additive Manufacturing',
      description: '3D printing in plastics and metals',
      details: 'Built layer by layer straight from your model. No tooling, any shape, one piece or a thousand.',
    },
    cnc: {
      title: 'CNC Machining',
      description: 'Milled and turned from solid stock',
      details: 'Cut from a solid block for tight tolerances, fine surfaces and the full strength of the material.',
    },
    sheetMetal: {
      title: 'Sheet Metal',
      description: 'Cut, bent and joined sheets',
      details: 'Brackets, covers and housings from flat sheet, bent to shape and finished.',
    },
    laser: {
      title: 'Laser Cutting',
      description: 'Flat parts with fine contours',
      details: 'Flat parts in metal, plastic or wood, cut by a focused beam with hardly any force on the material.',
    },
  },
} as const;
